import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askPosition, grantedPosition } from '#client/lib/granted-position.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Location } from '#shared/jobs/schemas.ts'
import classes from './jobs-page.module.css'

interface JobPlaceProps {
  /** As it stands in the address. */
  place: string | undefined
  onSearch: (place: string | undefined) => void
}

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' })
const HOW: Record<Location['by'], string> = {
  place: 'By where your browser says you are.',
  address: 'By the address of your connection.',
  default: 'Nobody could tell where you are.',
}

/** Where a web search looks: typed, or found by the browser where it is let, else by the address (R-JOBS-06). */
export function JobPlace({ place, onSearch }: JobPlaceProps) {
  const { found, ask, isAsking } = useLocation()
  const [typed, setTyped] = useState(place)
  const country = found && found.by !== 'default' ? COUNTRIES.of(found.country) : ''
  const value = typed ?? country ?? ''
  return (
    <div className={classes.place}>
      <TextField
        label="Where"
        autoComplete="country-name"
        maxLength={80}
        problem={null}
        hint={typed === undefined && found ? HOW[found.by] : ' '}
        value={value}
        onChange={setTyped}
      />
      <div className={classes.actions}>
        <Button type="button" size="sm" onClick={() => onSearch(value.trim() || undefined)}>
          Search the web
        </Button>
        <Button
          type="button"
          size="sm"
          variant="default"
          loading={isAsking}
          onClick={() => {
            setTyped(undefined)
            ask()
          }}
        >
          Use where I am
        </Button>
      </div>
      <Text>Your place is asked for once, as a country, and not stored.</Text>
    </div>
  )
}

function useLocation() {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const [isConsented, setIsConsented] = useState(false)
  const query = useQuery({
    queryKey: [...trpc.jobs.locate.queryKey(), isConsented],
    queryFn: async () => api.jobs.locate.query((await (isConsented ? askPosition() : grantedPosition())) ?? {}),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { found: query.data, ask: () => setIsConsented(true), isAsking: isConsented && query.isFetching }
}
