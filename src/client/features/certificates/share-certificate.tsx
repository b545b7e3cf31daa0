import { ShareLink } from '#client/features/roadmaps/share/share-link.tsx'
import { Popup } from '#client/ui/dialog/popup.tsx'

interface ShareCertificateProps {
  isOpen: boolean
  onClose: () => void
  url: string
  text: string
}

/** Ways to show a certificate to others; its page is for whoever has its address. */
export function ShareCertificate({ isOpen, onClose, ...link }: ShareCertificateProps) {
  return (
    <Popup isOpen={isOpen} onClose={onClose} title="Share this certificate">
      <ShareLink {...link} />
    </Popup>
  )
}
