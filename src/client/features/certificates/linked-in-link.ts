import type { CertificateFace } from '#shared/certificates/schemas.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

/** LinkedIn's form for a certificate, filled in; nothing is sent before its owner saves it there. */
export function linkedInLink({ id, title, issuedAt }: CertificateFace, url: string): string {
  const issued = new Date(issuedAt)
  const fields = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: PRODUCT_NAME,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: url,
    certId: id,
  })
  return `https://www.linkedin.com/profile/add?${fields}`
}
