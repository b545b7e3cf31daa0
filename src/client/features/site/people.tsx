import { Avatar } from '#client/ui/avatar.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Block } from '#client/ui/landing/block.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Mentor, Testimonial } from '#shared/site/operator.ts'
import classes from './people.module.css'

const PeopleCarousel = lazyPart(async () => (await import('./people-carousel.tsx')).PeopleCarousel)

/** What developers, interns and freelancers said, each with its original (3§2.6); nothing where nobody said anything. */
export function Testimonials({ said }: { said: readonly Testimonial[] }) {
  if (said.length === 0) return null
  const slides = said.map(({ name, handle, testimonial, image, socialIcon, link }) => ({
    key: link,
    content: (
      <Card as="a" padding="medium" className={classes.card} {...{ href: link, target: '_blank', rel: 'noopener' }}>
        <span className={classes.head}>
          <Avatar name={name} src={image} />
          <span>
            {name}
            <Text as="span" className={classes.under}>
              {handle} · {socialIcon}
            </Text>
          </span>
        </span>
        <span>{testimonial}</span>
      </Card>
    ),
  }))
  return (
    <Block title="What people say">
      <PeopleCarousel label="What people say" shown={3.5} slides={slides} />
    </Block>
  )
}

/** Who teaches in the internship (3§2.8); nothing where nobody is named. */
export function Mentors({ mentors }: { mentors: readonly Mentor[] }) {
  if (mentors.length === 0) return null
  const slides = mentors.map(({ name, role, image }) => ({
    key: name,
    content: (
      <Card padding="medium" className={classes.card}>
        <span className={classes.head}>
          <Avatar name={name} src={image} />
          <span>
            {name}
            <Text as="span" className={classes.under}>
              {role}
            </Text>
          </span>
        </span>
      </Card>
    ),
  }))
  return (
    <Block title="Your mentors">
      <PeopleCarousel label="Mentors" shown={3.9} slides={slides} />
    </Block>
  )
}
