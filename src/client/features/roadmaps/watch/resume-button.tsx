import { Button } from '#client/ui/button/button.tsx'

/** After the client has stopped asking how far the writing is (G-LRN-16). */
export function ResumeButton({ onResume }: { onResume: () => void }) {
  return (
    <Button variant="default" size="xs" onClick={onResume}>
      Resume roadmap generation
    </Button>
  )
}
