/** What is left to create roadmaps with. */
export function CreditsLine({ credits }: { credits: number }) {
  return <div>{`${credits} roadmap ${credits === 1 ? 'credit' : 'credits'} left`}</div>
}
