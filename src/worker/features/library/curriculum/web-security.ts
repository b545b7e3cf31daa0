import type { Topic } from './topic.ts'

export const webSecurity: Topic = {
  id: 'web-security',
  name: 'Web security',
  domain: 'security',
  aliases: [
    'web-security',
    'web security',
    'web application security',
    'appsec',
    'application security',
    'cybersecurity',
    'cyber security',
    'owasp',
    'owasp top 10',
    'xss',
    'cross-site scripting',
    'csrf',
    'sql injection',
    'ssrf',
    'cors',
    'content security policy',
    'csp',
    'penetration testing',
    'pentesting',
    'pentest',
    'bug bounty',
    'ethical hacking',
    'burp suite',
  ],
  related: ['secure-coding', 'authentication', 'networking', 'javascript', 'nodejs', 'rest-api', 'html-css'],
  stages: {
    foundations: {
      title: "The browser's security model",
      overview:
        'You learn what browsers isolate, what they send on their own and how attackers look at a site. Every attack later breaks one of these rules.',
      tags: ['Same-origin policy', 'Cookies', 'Threat modeling'],
      units: [
        {
          title: 'Origins, cookies and CORS',
          category: 'Concept',
          aim: 'Predict what one site can do to another',
          description:
            "The same-origin policy stops pages from reading each other's data, though many requests may still be sent. Cookies and CORS refine that boundary and are often misunderstood.",
          objectives: [
            'Tell origin from site and give a pair that shares one but not the other',
            'Set HttpOnly, Secure, SameSite and the __Host- prefix and state what each prevents',
            'Explain why CORS relaxes reading and does not protect a server from requests',
          ],
        },
        {
          title: 'Thinking like an attacker',
          category: 'Practice',
          aim: 'List the likely attacks on a given application',
          description:
            'Threat modeling asks what you are building, what can go wrong and what to do about it. It finds design flaws that no scanner notices.',
          objectives: [
            'Draw a data flow diagram with trust boundaries',
            'Apply STRIDE to a login and an upload feature',
            'Rank the findings by likelihood and impact',
          ],
        },
        {
          title: 'Intercepting and changing requests',
          category: 'Tool',
          aim: 'Observe and modify traffic between browser and server',
          description:
            'Anything a browser sends can be altered, so checks in the page protect nothing. An intercepting proxy makes this plain within an hour.',
          objectives: [
            'Set up Burp Suite Community or ZAP with its own certificate',
            'Bypass a client-side price check by replaying an edited request',
            'State why testing needs written permission and use a legal lab such as Juice Shop',
          ],
        },
      ],
    },
    core: {
      title: 'The attacks that matter most',
      overview:
        'You exploit and repair the flaws behind most real breaches in a safe lab. Breaking each one yourself makes the defense obvious.',
      tags: ['XSS', 'Injection', 'Access control'],
      units: [
        {
          title: 'Cross-site scripting',
          category: 'Practice',
          aim: 'Find, exploit and prevent script injection',
          description:
            "XSS runs an attacker's script with the victim's rights on your site. Output encoding by context is the main defense, and frameworks cover only part of it.",
          objectives: [
            'Exploit one reflected, one stored and one DOM-based case in a lab',
            'Name the sinks that bypass escaping, such as innerHTML and dangerouslySetInnerHTML',
            'Sanitize rich text with DOMPurify and enforce Trusted Types',
          ],
        },
        {
          title: 'Injection into interpreters',
          category: 'Practice',
          aim: 'Keep data from being executed as code',
          description:
            'SQL, shell commands and templates become dangerous when input joins them as text. Parameters and safe APIs remove the whole class of error.',
          objectives: [
            'Extract data through union-based and blind SQL injection in a lab',
            'Replace string-built queries with parameters, including dynamic ORDER BY through an allow-list',
            'Prevent command injection with argument arrays and template injection by fixed templates',
          ],
        },
        {
          title: 'Broken access control and CSRF',
          category: 'Concept',
          aim: 'Enforce who may do what on every request',
          description:
            "Broken access control leads the OWASP Top 10 because each endpoint must get it right. CSRF abuses the browser's habit of attaching cookies.",
          objectives: [
            'Find an insecure direct object reference by swapping identifiers',
            'Move authorization checks to one server-side policy with deny by default',
            'Stop CSRF with SameSite, tokens and Origin or Sec-Fetch-Site checks',
            'Test every role against every endpoint with a matrix',
          ],
        },
      ],
    },
    advanced: {
      title: 'Server-side flaws, headers and supply chain',
      overview:
        'You examine attacks on back ends and dependencies and add layers that limit damage. Configuration becomes as important as code.',
      tags: ['SSRF', 'CSP', 'Supply chain'],
      units: [
        {
          title: 'SSRF, uploads and deserialization',
          category: 'Practice',
          aim: 'Protect servers that fetch, parse or store user input',
          description:
            'A server that fetches addresses or parses files acts on behalf of its users. Attackers use it to reach internal systems or run code.',
          objectives: [
            'Reach a metadata endpoint through SSRF in a lab and block it by egress rules and IMDSv2',
            'Store uploads outside the web root with generated names and verified types',
            'Explain gadget chains in unsafe deserialization and choose a data-only format',
            'Prevent path traversal by resolving and checking canonical paths',
          ],
        },
        {
          title: 'Content Security Policy and headers',
          category: 'Tool',
          aim: 'Limit damage with browser-enforced policies',
          description:
            'Headers tell browsers which scripts, frames and connections to allow. A strict policy turns many XSS bugs into harmless reports.',
          objectives: [
            'Deploy a nonce-based CSP with strict-dynamic, starting in report-only mode',
            'Block framing with frame-ancestors and force HTTPS with HSTS',
            'Isolate a page with COOP and COEP and name what that enables',
          ],
        },
        {
          title: 'Dependencies and exposed configuration',
          category: 'Concept',
          aim: 'Reduce risk from code and settings you did not write',
          description:
            'The 2025 OWASP list ranks misconfiguration and supply chain failures right behind access control. Most applications ship far more foreign code than their own.',
          objectives: [
            'Audit dependencies, separate reachable from unreachable findings and plan updates',
            'Delay fresh releases and disable install scripts in a package manager',
            'Protect third-party scripts with Subresource Integrity',
            'Detect exposed .git folders, debug modes and default credentials',
          ],
        },
      ],
    },
    practice: {
      title: 'Assessing and defending real applications',
      overview:
        'You test an application from end to end, write it up and fix what you find. Reports and clear explanations are what security work delivers.',
      tags: ['Project', 'Assessment', 'Interview'],
      units: [
        {
          title: 'Assess and harden an application',
          category: 'Project',
          aim: 'Carry out a full security review and repair the findings',
          description:
            'Choose an app you own or a deliberately vulnerable one and test it methodically. Deliver a report a developer can act on, then prove the repairs.',
          objectives: [
            'Plan tests from the OWASP ASVS or the Web Security Testing Guide',
            'Write up five findings with evidence, impact, CVSS rating and fix',
            'Add a regression test for every repaired flaw',
            'Run ZAP or a similar scanner in the pipeline with triaged results',
          ],
        },
        {
          title: 'Security interview questions',
          category: 'Interview',
          aim: 'Explain attacks and defenses at two levels of depth',
          description:
            'Interviewers ask for mechanisms, priorities and honest limits. Being able to explain a flaw to both a developer and a manager stands out.',
          objectives: [
            'Explain stored XSS to a manager and to an engineer',
            'Compare CSRF and SSRF by who is tricked into sending what',
            'Review a code sample aloud and find three flaws in ten minutes',
          ],
        },
        {
          title: 'Lab and disclosure practice',
          category: 'Practice',
          aim: 'Gain routine with attacks in legal environments',
          description:
            'Regular lab work keeps skills current as techniques change. Responsible disclosure is the way to act on a find outside the lab.',
          objectives: [
            'Solve ten labs covering access control, XSS, SSRF and injection and note each root cause',
            'Read three published bug bounty reports and restate the chain of steps',
            'Draft a security.txt file and a coordinated disclosure message',
          ],
        },
      ],
    },
  },
}
