import { useState } from 'react'
import { readItem, writeItem } from '#client/lib/browser-storage.ts'
import { checkConnection, useIsConnected } from '#client/lib/connection.ts'
import { useConnectionBack } from '#client/lib/use-connection-back.ts'
import { Button } from '#client/ui/button/button.tsx'
import { MessagePage } from './message-page.tsx'

/** A page whose code did not come: it says so, and comes by itself once the server can be reached again. */
export function LostPage({ error, isInShell }: { error: Error; isInShell: boolean }) {
  const isConnected = useIsConnected()
  const [isTrying, setIsTrying] = useState(false)
  useConnectionBack((wasAway) => {
    // there all the time: a new version perhaps, for which one reload helps, or none does
    if (wasAway || isFirstReload(error)) location.reload()
  })
  const tryAgain = async () => {
    setIsTrying(true)
    if (await checkConnection()) location.reload()
    else setIsTrying(false)
  }
  return (
    <MessagePage
      isInShell={isInShell}
      title={isConnected ? 'This page could not be loaded' : 'You are offline'}
      message={`${isConnected ? '' : 'This page was not kept on this device; your dashboard and the roadmaps you opened here can be read. '}It loads by itself as soon as the connection is back. What you saved is safe.`}
      action={
        <Button variant="default" loading={isTrying} onClick={() => void tryAgain()}>
          Try again
        </Button>
      }
    />
  )
}

function isFirstReload({ message }: Error): boolean {
  const key = `reload.${message}`
  if (readItem('sessionStorage', key) !== null) return false
  writeItem('sessionStorage', key, 'done')
  return readItem('sessionStorage', key) !== null
}
