import { useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { countOf } from '#shared/count-of.ts'
import { ROADMAP_PRICE_CREDITS } from '#shared/credits/rules.ts'
import { COMMUNITY_CHAT_URL, INTERNSHIP_GUIDE_URL } from '#shared/product.ts'
import { INTERNSHIP_LANGUAGES } from '#shared/roadmaps/texts.ts'
import classes from './internship-banner.module.css'
import { type Language, useBuildInternship } from './use-build-internship.ts'

interface InternshipBannerProps {
  userId: string
  credits: number
  onCreated: (roadmapId: string) => void
}

/** For the two community groups: four weeks of an AI internship in a language of one's choice (2§2.2, G-LRN-22). */
export function InternshipBanner({ userId, credits, onCreated }: InternshipBannerProps) {
  const [language, setLanguage] = useState<Language>('python')
  const { generate, isPending, isOwn } = useBuildInternship(userId, onCreated)
  const isBroke = credits < ROADMAP_PRICE_CREDITS
  return (
    <Card as="section" ground="accent" padding="medium" className={classes.banner} aria-labelledby="internship">
      <Heading as="h2" size="item" id="internship">
        AI internship
      </Heading>
      <p className={classes.text}>
        Four weeks, four sections each, on real open-source work.{' '}
        <a href={INTERNSHIP_GUIDE_URL} target="_blank" rel="noreferrer">
          Read the guideline
        </a>{' '}
        or{' '}
        <a href={COMMUNITY_CHAT_URL} target="_blank" rel="noreferrer">
          join the community chat
        </a>
        .
      </p>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          generate(language)
        }}
      >
        <fieldset className={classes.languages}>
          <legend className={classes.legend}>Language</legend>
          {Object.entries(INTERNSHIP_LANGUAGES).map(([value, label]) => (
            <label key={value} className={classes.language}>
              <input
                type="radio"
                name="internship-language"
                value={value}
                checked={value === language}
                onChange={() => setLanguage(value === 'javascript' ? 'javascript' : 'python')}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Button type="submit" loading={isOwn} disabled={isBroke || isPending}>
          Generate for {countOf(ROADMAP_PRICE_CREDITS, 'credit')}
        </Button>
        <Text as="span" tone="inherit">{`You have ${countOf(credits, 'credit')} left`}</Text>
      </form>
    </Card>
  )
}
