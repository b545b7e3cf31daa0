import { DummyTable } from './dummy-table.tsx'
import { LookById } from './look-by-id.tsx'

/** Whose place an administrator may take (1§6). */
export const DummiesSection = () => (
  <>
    <DummyTable />
    <LookById />
  </>
)
