import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { openEditToken } from '#client/features/profiles/edit-token.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'

/** The way to one's profile editing, whose address needs a token (SEC-04). */
export function EditProfileButton() {
  const clients = useRouteContext({ from: '/_connected' })
  const navigate = useNavigate()
  const [isOpening, setIsOpening] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const open = async () => {
    setIsOpening(true)
    setProblem(null)
    try {
      const token = await openEditToken(clients)
      await navigate({ to: '/profile/edit/$token/profile-data', params: { token } })
    } catch {
      setProblem('This did not open. Please check your connection and try again.')
    } finally {
      setIsOpening(false)
    }
  }
  return (
    <>
      <Button variant="default" loading={isOpening} onClick={() => void open()}>
        Edit profile
      </Button>
      <Text tone="danger" role="alert">
        {problem}
      </Text>
    </>
  )
}
