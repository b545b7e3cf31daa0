import { Text } from '#client/ui/text/text.tsx'
import classes from './payment-overlay.module.css'

/** 2§2.5: the links open beside the form, so that nothing typed is lost. */
export function PaymentTerms() {
  return (
    <Text as="footer" className={classes.foot} role="none">
      <p>
        Tax is added where the law asks for it. By paying you agree to the{' '}
        <a href="/terms" target="_blank" rel="noopener">
          terms
        </a>{' '}
        and the{' '}
        <a href="/privacy" target="_blank" rel="noopener">
          privacy policy
        </a>
        .
      </p>
      <p>
        Powered by <strong>Stripe</strong>. Your card details go to Stripe and never to us.
      </p>
    </Text>
  )
}
