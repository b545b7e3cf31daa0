import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { PlanFeatures } from '#client/features/billing/plans/plan-features.tsx'
import { Testimonials } from '#client/features/site/people.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonAnchor } from '#client/ui/button/button-link.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { Hero } from '#client/ui/landing/hero.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { OPERATOR } from '#shared/site/operator.ts'
import { WAITLIST_FORM_PATH } from '#shared/waitlist/texts.ts'
import classes from './customers-page.module.css'
import { CUSTOMER_PLANS, type CustomerPlan, SCHEDULING_URL } from './plans.ts'

const JoinDialog = lazyDialog(async () => (await import('#client/features/waitlist/join-dialog.tsx')).JoinDialog)

const LEAD =
  'For teams that want developer agents to take issues off their list. The agents are not open yet: the trial has a waitlist, Pro is what works today, and for a company we agree on the rest.'

/** 3§2.6: trial, Pro and enterprise; the first two ask who one is, the last opens a calendar. */
export function CustomersPage() {
  usePageTitle('Customers')
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<CustomerPlan | null>(null)
  const toCheckout = () => void navigate({ to: '/pricing' })
  return (
    <>
      <Hero title={['Your issues,', 'taken care of']} lead={LEAD}>
        {null}
      </Hero>
      <div className={classes.plans}>
        {CUSTOMER_PLANS.map((plan) => (
          <PlanCard key={plan.id} {...plan} onChoose={() => setChosen(plan)} />
        ))}
      </div>
      <Testimonials said={OPERATOR.testimonials} />
      <JoinDialog
        isOpen={chosen !== null}
        waitlist="customers"
        chosen={chosen ? { plan: chosen.plan, price: `${chosen.price} ${chosen.duration}` } : undefined}
        onEntry={chosen?.id === 'pro' ? toCheckout : undefined}
        onClose={() => setChosen(null)}
      />
    </>
  )
}

/** Without any script its button leads to a page with the form, or to the prices. */
function PlanCard({ id, plan, price, duration, cta, features, onChoose }: CustomerPlan & { onChoose: () => void }) {
  return (
    <Card as="section" padding="large" className={classes.plan} data-plan={id} aria-labelledby={`plan-${id}`}>
      <Heading as="h2" id={`plan-${id}`}>
        {plan}
      </Heading>
      <p className={classes.price}>
        {price} <Text as="span">{duration}</Text>
      </p>
      <PlanFeatures features={features} />
      {id === 'enterprise' ? (
        <ButtonAnchor href={SCHEDULING_URL} target="_blank" rel="noopener" variant="default" fullWidth>
          {cta}
        </ButtonAnchor>
      ) : (
        <form
          action={id === 'trial' ? WAITLIST_FORM_PATH : '/pricing'}
          onSubmit={(event) => {
            event.preventDefault()
            onChoose()
          }}
        >
          {id === 'trial' && (
            <>
              <input type="hidden" name="waitlist" value="customers" />
              <input type="hidden" name="plan" value={plan} />
            </>
          )}
          <Button
            type="submit"
            variant={id === 'trial' ? 'filled' : 'default'}
            fullWidth
            onMouseEnter={JoinDialog.preload}
          >
            {cta}
          </Button>
        </form>
      )}
    </Card>
  )
}
