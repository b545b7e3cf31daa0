import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { readToken } from '#client/lib/stored-session.ts'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { linkProblem, ONE_LINK_NEEDED, PROFILE_LINK_MAX_LENGTH, PROFILE_LINKS } from '#shared/internships/rules.ts'
import { type ProfileLinks, sendApplication } from './application.ts'

interface ApplyDialogProps {
  isOpen: boolean
  onClose: () => void
  onApplied: () => void
}

const NAMES = ['linkedInUrl', 'upworkUrl'] as const

/** One profile link at least; who is not signed in does so next, and the links go along (3§2.8, 3§4.6). */
export function ApplyDialog({ isOpen, onClose, onApplied }: ApplyDialogProps) {
  const navigate = useNavigate()
  const [links, setLinks] = useState<ProfileLinks>({ linkedInUrl: '', upworkUrl: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isEmpty = NAMES.every((name) => links[name].trim() === '')
  const isWrong = NAMES.some((name) => linkProblem(name, links[name]) !== null)

  const submit = async () => {
    if (isWrong) return
    if (isEmpty) return setProblem(ONE_LINK_NEEDED)
    const applied = { linkedInUrl: links.linkedInUrl.trim(), upworkUrl: links.upworkUrl.trim() }
    if (!readToken()) return void navigate({ to: '/login', search: signInSearch(applied) })
    setIsSending(true)
    const failure = await sendApplication(applied)
    setIsSending(false)
    setProblem(failure)
    if (failure === null) onApplied()
  }

  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title="Apply Now"
      closeLabel="Cancel"
      confirm={{ label: 'Apply', onConfirm: () => void submit(), isWaiting: isSending }}
    >
      <Text>This cohort is closed. You apply for the next one, and we write to you when it opens.</Text>
      {NAMES.map((name) => (
        <TextField
          key={name}
          type="url"
          label={PROFILE_LINKS[name].label}
          maxLength={PROFILE_LINK_MAX_LENGTH}
          value={links[name]}
          problem={linkProblem(name, links[name])}
          onChange={(value) => {
            setLinks({ ...links, [name]: value })
            setProblem(null)
          }}
        />
      ))}
      <Text tone={problem ? 'danger' : 'soft'} role="alert">
        {problem ?? (isEmpty ? ONE_LINK_NEEDED : null)}
      </Text>
    </Popup>
  )
}

/** 3§4.6: /login carries the links; the page that the sign-in leads back to sends them. */
function signInSearch(links: ProfileLinks) {
  const told = { ...links, openToBizdevInternship: 'true' }
  return { ...told, redirect: `/freelancer-internship?${new URLSearchParams(told)}` }
}
