import { useHideCompany } from '#client/features/jobs/use-hide-company.ts'
import { Button } from '#client/ui/button/button.tsx'

/** Takes all listings of a company out of one's lists; the word that says so brings them back. */
export function HideCompany({ company }: { company: string }) {
  const { hide, isPending } = useHideCompany()
  return (
    <Button size="sm" variant="default" loading={isPending} onClick={() => hide(company)}>
      Hide this company
    </Button>
  )
}
