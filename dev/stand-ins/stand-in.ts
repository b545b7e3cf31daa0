/** What answers for an outside service: where it is, how a test or the demo steers it, and how it ends. */
export type StandIn<Control> = {
  /** Its base address, without a slash at the end. */
  url: string
  control: Control
  close: () => Promise<void>
}
