declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface SwaggerUiOptions {
    url: string
    dom_id: string
    deepLinking?: boolean
    docExpansion?: 'list' | 'full' | 'none'
    validatorUrl?: string | null
  }
  export default function SwaggerUi(options: SwaggerUiOptions): void
}
