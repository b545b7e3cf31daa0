import { Heading } from '#client/ui/text/heading.tsx'
import { type CertificateLevel, isAward } from '#shared/certificates/levels.ts'
import { type CertifiedPhase, certificateDate, hoursWords, type Proof, proofWords } from '#shared/certificates/texts.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import classes from './certificate-check.module.css'

interface ProofNotesProps {
  recipientName: string
  issuedAt: string
  phases: readonly CertifiedPhase[]
  proof: readonly Proof[]
  level: CertificateLevel
  skills: readonly string[]
  minutes: number | null
  /** Until the check has ended well, nothing is proved. */
  isProved: boolean
}

const ROADMAP_LIMITS = [
  'That the answers were their own: nobody watched, and help was not ruled out.',
  'How well they work: answers were judged by a program, about one roadmap that was made for one goal.',
]
const AWARD_LIMITS = [
  'That the work was theirs alone: nobody watched, and a team may have shared the prize.',
  'How it compares with others elsewhere: it was judged among the entries of one bounty.',
]

/** What a valid certificate proves and what it does not, and the sections it stands for. */
export function ProofNotes({
  recipientName,
  issuedAt,
  phases,
  proof,
  level,
  skills,
  minutes,
  isProved,
}: ProofNotesProps) {
  return (
    <>
      <div className={classes.columns}>
        <section>
          <Heading as="h2" size="item">
            {isProved ? 'What it proves' : 'What a valid certificate proves'}
          </Heading>
          <ul className={classes.list}>
            <li>
              By {certificateDate(issuedAt)}, the account named <bdi>{recipientName}</bdi>{' '}
              {isAward(level)
                ? `had handed in what judges gave the ${level} place among all entries of a bounty, on ${PRODUCT_NAME}.`
                : `had at least two answers accepted in each section below, on ${PRODUCT_NAME}.`}
            </li>
            <li>{proofWords(proof, level)}</li>
            {skills.length > 0 && (
              <li dir="auto">
                Its phases name these skills: {skills.join(', ')}.{minutes !== null && ` ${hoursWords(minutes)}.`}
              </li>
            )}
            <li>{PRODUCT_NAME} signed this, and it was not changed since.</li>
          </ul>
        </section>
        <section>
          <Heading as="h2" size="item">
            What it does not prove
          </Heading>
          <ul className={classes.list}>
            <li>Who the person is: nobody asked for a document, and the name is the one on the account.</li>
            {(isAward(level) ? AWARD_LIMITS : ROADMAP_LIMITS).map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </section>
      </div>
      <section>
        <Heading as="h2" size="item">
          {isAward(level) ? 'What it was judged for' : 'Completed sections'}
        </Heading>
        <ol className={classes.phases}>
          {phases.map(({ title, sections }, index) => (
            // a certificate never changes, and titles may repeat
            <li key={index} dir="auto">
              <Heading as="h3" size="item">
                {title}
              </Heading>
              <ul className={classes.sections}>
                {sections.map((section, number) => (
                  <li key={number}>{section}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
