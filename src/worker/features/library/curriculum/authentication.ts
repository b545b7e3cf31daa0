import type { Topic } from './topic.ts'

export const authentication: Topic = {
  id: 'authentication',
  name: 'Authentication and authorization',
  domain: 'security',
  aliases: [
    'authentication',
    'authorization',
    'authorisation',
    'auth',
    'authn',
    'authz',
    'login systems',
    'oauth',
    'oauth2',
    'oauth 2.0',
    'oidc',
    'openid connect',
    'jwt',
    'json web tokens',
    'sso',
    'single sign-on',
    'saml',
    'mfa',
    '2fa',
    'two-factor authentication',
    'passkeys',
    'webauthn',
    'session management',
    'rbac',
    'identity and access management',
    'keycloak',
    'auth0',
    'authentification',
  ],
  related: ['web-security', 'secure-coding', 'rest-api', 'nodejs', 'spring-boot', 'redis', 'system-design'],
  stages: {
    foundations: {
      title: 'Passwords, sessions and cookies',
      overview:
        'You build a plain login properly before adding protocols. Storage, sessions and recovery hold more traps than they seem to.',
      tags: ['Passwords', 'Sessions', 'Cookies'],
      units: [
        {
          title: 'Identity, authentication, authorization',
          category: 'Concept',
          aim: 'Separate who someone is from what they may do',
          description:
            'Proving identity and granting rights are different decisions made at different moments. Mixing them leads to holes that are hard to see.',
          objectives: [
            'Classify ten requirements as identification, authentication, authorization or auditing',
            'Name the three factor types with an attack on each',
            'Describe assurance levels as used in NIST SP 800-63-4',
          ],
        },
        {
          title: 'Storing and checking passwords',
          category: 'Practice',
          aim: 'Implement password login that survives a database leak',
          description:
            'A fast hash lets attackers try billions of guesses, so password hashing must be slow and memory-hungry. Length and breach checks help users more than composition rules.',
          objectives: [
            'Hash with Argon2id and tune memory and iterations to your server',
            'Upgrade old hashes transparently at the next login',
            'Reject breached passwords through a k-anonymity lookup',
            'Return the same answer and timing for unknown users and wrong passwords',
          ],
        },
        {
          title: 'Server-side sessions',
          category: 'Concept',
          aim: 'Keep a user logged in without giving attackers a foothold',
          description:
            'A session is a random identifier in a cookie that points at server data. Its life cycle decides how much a stolen cookie is worth.',
          objectives: [
            'Generate identifiers with at least 128 random bits and store only a hash',
            'Rotate the identifier at login to prevent fixation',
            'Set idle and absolute timeouts and revoke all sessions of a user',
          ],
        },
      ],
    },
    core: {
      title: 'OAuth, OpenID Connect and tokens',
      overview:
        'You connect applications and identity providers by standard flows and learn what tokens do and do not prove. The protocols look large, but a few roles carry them.',
      tags: ['OAuth', 'OpenID Connect', 'JWT'],
      units: [
        {
          title: 'OAuth flows',
          category: 'Concept',
          aim: 'Choose and trace the right flow for a client',
          description:
            'OAuth lets an application act for a user without learning the password. Current guidance in RFC 9700 leaves few flows, and authorization code with PKCE is the default.',
          objectives: [
            'Trace the code flow with PKCE and say what state and code_verifier protect',
            'Pick client credentials or device flow for two given clients',
            'Explain why the implicit and password grants were dropped',
            'Register exact redirect URIs and show an attack on loose matching',
          ],
        },
        {
          title: 'OpenID Connect sign-in',
          category: 'Practice',
          aim: 'Add sign-in through an external provider',
          description:
            'OpenID Connect puts an ID token and discovery on top of OAuth. Linking external identities to local accounts is where most mistakes happen.',
          objectives: [
            'Configure a client from the discovery document and validate iss, aud, exp and nonce',
            'Identify users by issuer and subject, never by email alone',
            'Link a second provider to an account without allowing takeover',
          ],
        },
        {
          title: 'JSON Web Tokens and refresh',
          category: 'Concept',
          aim: 'Decide when a self-contained token is the right tool',
          description:
            'A JWT can be checked without a database, which also makes it hard to revoke. Short lifetimes and rotating refresh tokens balance the two.',
          objectives: [
            'Verify a signature against a JWKS with a fixed algorithm list',
            'Demonstrate the alg none and key confusion attacks in a lab',
            'Detect refresh token reuse and revoke the whole family',
            'Compare a browser-held token with a backend-for-frontend session',
          ],
        },
      ],
    },
    advanced: {
      title: 'Passkeys, permissions and enterprise identity',
      overview:
        'You replace phishable factors, model fine-grained rights and meet the needs of company customers. Design choices here last for years.',
      tags: ['Passkeys', 'Access models', 'Enterprise SSO'],
      units: [
        {
          title: 'Passkeys and multi-factor login',
          category: 'Practice',
          aim: 'Offer sign-in that resists phishing',
          description:
            'WebAuthn signs a challenge with a key bound to your domain, so a fake site gains nothing. One-time codes remain as a second choice with known weaknesses.',
          objectives: [
            'Register and verify a passkey with navigator.credentials and a server library',
            'Offer passkeys in the username field through conditional mediation',
            'Implement TOTP with replay protection and hashed recovery codes',
            'Design account recovery that is no weaker than login',
          ],
        },
        {
          title: 'Authorization models',
          category: 'Concept',
          aim: 'Model permissions that stay understandable as they grow',
          description:
            'Roles suit simple systems, attributes suit rules, and relationships suit shared documents. Central policies keep checks consistent and testable.',
          objectives: [
            'Compare RBAC, ABAC and ReBAC for a document-sharing product',
            'Write and test a policy in OPA, Cedar or OpenFGA',
            'Enforce tenant isolation in PostgreSQL with row-level security',
          ],
        },
        {
          title: 'SAML, SCIM and service identity',
          category: 'Concept',
          aim: 'Integrate with company directories and between services',
          description:
            'Business customers expect single sign-on and automatic removal of leavers. Services need identities too, preferably without shared secrets.',
          objectives: [
            'Validate a SAML assertion and name the signature wrapping attack',
            'Provision and deactivate users through SCIM',
            'Authenticate services by mTLS, workload identity or private_key_jwt',
            'Bind tokens to a client with DPoP',
          ],
        },
      ],
    },
    practice: {
      title: 'Shipping and defending login',
      overview:
        'You deliver a complete identity feature and attack it yourself. The same knowledge serves in design interviews.',
      tags: ['Project', 'Attacks', 'Interview'],
      units: [
        {
          title: 'Build a complete account system',
          category: 'Project',
          aim: 'Deliver sign-up, sign-in, recovery and permissions for an app',
          description:
            'Add full account handling to an application, with passkeys, one external provider and roles. Every sensitive step leaves an audit record.',
          objectives: [
            'Support password, passkey and OpenID Connect sign-in for one account',
            'Show users their sessions and let them end any of them',
            'Require fresh authentication before changing email or removing a factor',
            'Log sign-in events without storing secrets and alert on unusual patterns',
          ],
        },
        {
          title: 'Identity design interviews',
          category: 'Interview',
          aim: 'Design login and access for a given product aloud',
          description:
            'Interviewers vary the client, the scale or the trust between services. Explaining what each token proves, and to whom, keeps answers sound.',
          objectives: [
            'Compare sessions and JWTs for a web app with a mobile client',
            'Design permissions for a multi-tenant product with external guests',
            'Explain how you would log out a user everywhere within a minute',
          ],
        },
        {
          title: 'Attacking login flows',
          category: 'Practice',
          aim: 'Test an account system against known attacks',
          description:
            'Login pages attract automated attacks day and night. Testing your own shows whether limits and messages work as intended.',
          objectives: [
            'Simulate credential stuffing and verify limits per account and per network',
            'Probe password reset for token reuse, leakage and host header abuse',
            'Check an OAuth callback for missing state and code replay',
          ],
        },
      ],
    },
  },
}
