import type { Topic } from './topic.ts'

export const secureCoding: Topic = {
  id: 'secure-coding',
  name: 'Secure coding',
  domain: 'security',
  aliases: [
    'secure-coding',
    'secure coding',
    'secure programming',
    'secure development',
    'secure software development',
    'secure sdlc',
    'devsecops',
    'sast',
    'static analysis',
    'threat modeling',
    'threat modelling',
    'security code review',
    'secrets management',
    'software supply chain',
    'supply chain security',
    'sbom',
    'memory safety',
    'fuzzing',
    'applied cryptography',
    'cryptography',
    'encryption',
  ],
  related: ['web-security', 'authentication', 'ci-cd', 'rust', 'cpp', 'java', 'open-source-maintaining'],
  stages: {
    foundations: {
      title: 'Trust boundaries and input handling',
      overview:
        'You learn habits that prevent whole classes of flaws, in any language. Most begin with knowing which data you may trust.',
      tags: ['Input validation', 'Least privilege', 'Error handling'],
      units: [
        {
          title: 'Principles of secure design',
          category: 'Concept',
          aim: 'Apply a small set of principles to everyday decisions',
          description:
            'Least privilege, secure defaults and defense in depth have stayed valid for decades. They give you a quick test for any design choice.',
          objectives: [
            'Match each Saltzer and Schroeder principle to a code example',
            'Reduce the rights of a database user to what one service needs',
            'Redesign an option so that its default is the safe value',
          ],
        },
        {
          title: 'Validating and parsing input',
          category: 'Practice',
          aim: 'Turn untrusted data into trusted types at the boundary',
          description:
            'Checking input in many places leaves gaps, while parsing it once into strict types does not. Limits on size and depth belong to validation as well.',
          objectives: [
            'Parse requests with a schema library such as Zod, Pydantic or Bean Validation into typed values',
            'Normalize Unicode and resolve encodings before checking',
            'Find a catastrophic regular expression and replace it',
            'Bound length, nesting and decompressed size of input',
          ],
        },
        {
          title: 'Failing safely',
          category: 'Practice',
          aim: 'Handle errors without opening holes or leaking details',
          description:
            'OWASP listed mishandled exceptional conditions as a category of its own in 2025. Code that fails open or talks too much helps attackers.',
          objectives: [
            'Rewrite an access check so that an exception denies access',
            'Return generic messages outside and log a correlation identifier inside',
            'Release locks, files and transactions on every error path',
          ],
        },
      ],
    },
    core: {
      title: 'Secrets, cryptography and memory',
      overview:
        'You handle keys and cryptographic functions through safe interfaces and understand flaws below the language surface. Using proven tools correctly is the skill.',
      tags: ['Cryptography', 'Secrets', 'Memory safety'],
      units: [
        {
          title: 'Using cryptography correctly',
          category: 'Concept',
          aim: 'Choose and apply cryptographic building blocks without inventing any',
          description:
            'Most failures come from misuse: repeated nonces, missing authentication or weak randomness. High-level libraries remove most of these choices.',
          objectives: [
            'Encrypt with AES-GCM or XChaCha20-Poly1305 through libsodium or Tink and manage nonces',
            'Distinguish hashing, MAC, signature and encryption by the property each gives',
            'Draw random values from the system generator and compare secrets in constant time',
            'Plan for post-quantum migration to ML-KEM and ML-DSA with a crypto inventory',
          ],
        },
        {
          title: 'Managing secrets',
          category: 'Tool',
          aim: 'Keep credentials out of code and rotate them easily',
          description:
            'Leaked keys in repositories are found by bots within minutes. Central storage, short lifetimes and scanning make leaks rarer and less costly.',
          objectives: [
            'Load secrets from Vault or a cloud secret manager with workload identity',
            'Scan history and block commits with Gitleaks or push protection',
            'Rotate a database credential without downtime',
            'Redact secrets from logs and crash reports',
          ],
        },
        {
          title: 'Memory safety and undefined behavior',
          category: 'Concept',
          aim: 'Recognize and prevent low-level memory flaws',
          description:
            'Overflows and use-after-free still cause many critical flaws in native code. Safe languages, hardened libraries and sanitizers each remove a share of them.',
          objectives: [
            'Trigger a stack overflow and a use-after-free and catch both with AddressSanitizer',
            'Explain how Rust ownership rules out use-after-free',
            'Find an integer overflow that leads to a short allocation',
            'Enable stack protectors, FORTIFY_SOURCE and hardened standard library modes',
          ],
        },
      ],
    },
    advanced: {
      title: 'Reviews, analysis tools and supply chain',
      overview:
        'You find flaws systematically in code you did not write and secure the path from source to release. Tools help most when you understand their limits.',
      tags: ['Code review', 'SAST', 'Fuzzing', 'SBOM'],
      units: [
        {
          title: 'Security code review',
          category: 'Practice',
          aim: 'Review changes for security with a repeatable method',
          description:
            'Reviewing by following data from source to sink finds more than reading line by line. Authorization and state changes deserve the first look.',
          objectives: [
            'Trace tainted data from an entry point to a dangerous sink',
            'Review a pull request against an OWASP ASVS checklist',
            'Check code written by an AI assistant for missing authorization and invented packages',
            'Write findings that state cause, consequence and repair',
          ],
        },
        {
          title: 'Static analysis and fuzzing',
          category: 'Tool',
          aim: 'Let tools search for flaws continuously',
          description:
            'Static analysis reads all paths but guesses, while fuzzing runs real inputs but sees only what it reaches. Together they cover much ground.',
          objectives: [
            'Write a Semgrep or CodeQL rule for a flaw you found by hand',
            'Fuzz a parser with libFuzzer, Go fuzzing or Jazzer and a seed corpus',
            'Triage results and record false positives with reasons',
          ],
        },
        {
          title: 'Supply chain integrity',
          category: 'Concept',
          aim: 'Know what you ship and prove how it was built',
          description:
            'Attacks on packages and build systems reach victims through trusted updates. Inventories, signatures and provenance make tampering detectable.',
          objectives: [
            'Generate a CycloneDX or SPDX SBOM and match it against a vulnerability database',
            'Sign an artifact with Sigstore and verify its provenance at deployment',
            'Assess a new dependency by maintainers, release history and OpenSSF Scorecard',
            'Describe what the EU Cyber Resilience Act asks of software makers',
          ],
        },
      ],
    },
    practice: {
      title: 'Security as daily engineering',
      overview:
        "You put secure practice into a team's routine and respond when something slips through. Field questions test judgment more than vocabulary.",
      tags: ['Project', 'Incident response', 'Interview'],
      units: [
        {
          title: 'Set up a secure development life cycle',
          category: 'Project',
          aim: 'Equip a repository with security from design to response',
          description:
            "Take a working service and add the practices of NIST's Secure Software Development Framework in proportion. The outcome is evidence, not paperwork.",
          objectives: [
            'Write a threat model of one page and turn its results into issues',
            'Run secret scanning, static analysis and dependency checks with agreed thresholds',
            'Publish a SECURITY.md with contact and response times',
            'Release a signed build with SBOM and provenance',
          ],
        },
        {
          title: 'Security engineering interview',
          category: 'Interview',
          aim: 'Discuss flaws, priorities and trade-offs in code',
          description:
            'A common format shows you code and asks what worries you. Ranking risks and proposing a proportionate fix counts as much as spotting them.',
          objectives: [
            'Find and rank the flaws in a 100-line handler',
            'Explain encryption at rest versus application-level encryption with threats for each',
            'Argue whether to block a release over a given finding',
          ],
        },
        {
          title: 'Responding to a vulnerability',
          category: 'Practice',
          aim: 'Handle a report from arrival to published fix',
          description:
            'Speed and clarity after a report limit harm to users. A rehearsal shows which accesses, contacts and scripts are missing.',
          objectives: [
            'Reproduce a past CVE and find the faulty commit',
            'Score it with CVSS 4.0 and decide using EPSS and known exploitation',
            'Write the advisory, the patch with a test and a blameless review',
          ],
        },
      ],
    },
  },
}
