import { CloseButton } from '@mantine/core'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/CloseButton.layer.css'
import { store } from '#client/lib/stored-session.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import classes from './welcome-message.module.css'

/** Shown to a new account until it is dismissed (1§3 showWelcomeMessage, G-SHELL-07). */
export function WelcomeMessage() {
  const isShown = useStored('showWelcomeMessage') === 'true'
  if (!isShown) return null
  return (
    <section className={classes.welcome} aria-label={`Welcome to ${PRODUCT_NAME}`}>
      <div>
        <Text size="body" tone="inherit" isStrong>{`Welcome to ${PRODUCT_NAME}`}</Text>
        <p className={classes.text}>
          Your account is ready. Say what you want to learn, and one of your credits becomes a roadmap.
        </p>
      </div>
      <CloseButton aria-label="Dismiss the welcome" onClick={() => store({ showWelcomeMessage: null })} />
    </section>
  )
}
