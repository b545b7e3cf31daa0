import * as z from 'zod'

const url = z.url()
const seconds = (fallback: number) => z.coerce.number().int().positive().default(fallback)

const VerifyingKey = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() })
const SigningKeys = z.object({ keys: z.tuple([VerifyingKey.extend({ d: z.string() })], VerifyingKey) })

function hasSigningKey(text: string): boolean {
  try {
    return SigningKeys.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

/** Vars and secrets of the deployment; README lists them. Bindings are checked by their presence. */
const Settings = z
  .object({
    APP_URL: url.transform((value) => value.replace(/\/$/, '')),
    DATABASE_URL: z.string().startsWith('postgres'),
    /** Neon's own endpoint when empty. */
    NEON_HTTP_URL: url.optional(),
    SESSION_SECRET: z.string().min(32),
    /** 32 bytes, base64. */
    TOKEN_ENCRYPTION_KEY: z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64'),
    /** A JSON Web Key Set: the first key signs certificates, the others still prove older ones (public parts suffice). */
    CERTIFICATE_KEYS: z
      .string()
      .refine(hasSigningKey, 'must be a JSON Web Key Set whose first key is a private RSA key'),
    /** Who signs certificates (G-LRN-20). */
    CERT_SIGNER_NAME: z.string().trim().min(1).max(80).default('Tubli'),
    CERT_SIGNER_TITLE: z.string().trim().min(1).max(80).default('Founder'),
    GITHUB_CLIENT_ID: z.string().min(1),
    GITHUB_CLIENT_SECRET: z.string().min(1),
    GITHUB_OAUTH_URL: url.default('https://github.com'),
    GITHUB_API_URL: url.default('https://api.github.com'),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_API_URL: url.default('https://api.stripe.com'),
    MAPS_API_KEY: z.string().optional(),
    MAPS_API_URL: url.default('https://maps.googleapis.com/maps/api'),
    MODEL_PROVIDER: z.enum(['builtin', 'openai-compatible', 'workers-ai']).default('builtin'),
    MODEL_BASE_URL: url.optional(),
    MODEL_API_KEY: z.string().optional(),
    MODEL_NAME: z.string().optional(),
    MODEL_SILENCE_SECONDS: seconds(30),
    MODEL_TOTAL_SECONDS: seconds(300),
    GENERATION_LEASE_SECONDS: seconds(60),
    /** Content sources beside the catalogue: the first two are asked only with a key, dev.to unless its address is empty. */
    YOUTUBE_API_KEY: z.string().optional(),
    YOUTUBE_API_URL: url.default('https://www.googleapis.com/youtube/v3'),
    WEB_SEARCH_API_KEY: z.string().optional(),
    WEB_SEARCH_API_URL: url.default('https://api.search.brave.com/res/v1'),
    DEVTO_API_URL: z.union([url, z.literal('')]).default('https://dev.to/api'),
    /** DNS over HTTPS in its JSON form: where a link's host is looked up before the link is (SEC-06). */
    DNS_URL: url.default('https://cloudflare-dns.com/dns-query'),
    /** References of the community groups that may have an internship, comma separated (G-LRN-22). */
    INTERNSHIP_REFERENCES: z.string().default('tubli-community,tubli-campus'),
  })
  .refine((v) => v.MODEL_PROVIDER !== 'openai-compatible' || (v.MODEL_BASE_URL && v.MODEL_NAME), {
    error: 'MODEL_PROVIDER is openai-compatible, so MODEL_BASE_URL and MODEL_NAME are needed',
  })
  .refine((v) => v.MODEL_PROVIDER !== 'workers-ai' || v.MODEL_NAME, {
    error: 'MODEL_PROVIDER is workers-ai, so MODEL_NAME is needed',
  })

export interface Bindings {
  ROADMAP_WORKFLOW: Workflow<{ roadmapId: string }>
  SIGN_IN_LIMIT: RateLimit
  MODEL_LIMIT: RateLimit
  INVITE_LIMIT: RateLimit
  /** Only where MODEL_PROVIDER is workers-ai. */
  AI?: Ai
}

export type Env = z.infer<typeof Settings> & Bindings

const checked = new WeakMap<object, Env>()

/**
 * The deployment's settings, checked once for each env object.
 * @throws Error with one sentence that names every setting that is wrong.
 */
export function readEnv(raw: object): Env {
  const known = checked.get(raw)
  if (known) return known
  const result = Settings.safeParse(raw)
  const problems = result.success
    ? missingBindings(raw, result.data.MODEL_PROVIDER)
    : result.error.issues.map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': '))
  if (problems.length > 0 || !result.success) {
    throw new Error(`This deployment is not configured: ${problems.join('; ')}.`)
  }
  const env = { ...(raw as Bindings), ...result.data }
  checked.set(raw, env)
  return env
}

function missingBindings(raw: object, provider: string): string[] {
  const needed = [
    'ROADMAP_WORKFLOW',
    'SIGN_IN_LIMIT',
    'MODEL_LIMIT',
    'INVITE_LIMIT',
    ...(provider === 'workers-ai' ? ['AI'] : []),
  ]
  return needed.filter((name) => !(name in raw)).map((name) => `binding ${name} is missing`)
}
