import type { ReactNode } from 'react'
import { Card } from '#client/ui/card/card.tsx'
import classes from './table.module.css'

interface TableProps {
  /** What it lists, for who does not see it. */
  caption: string
  /** Heads of the columns; what ends in "#" is a number, and stands at the right like Actions. */
  columns: readonly string[]
  /** Rows of cells. */
  children: ReactNode
}

/** Rows to compare; what is wider than the screen is scrolled within its frame. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <Card className={classes.frame} tabIndex={0} role="group" aria-label={caption}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={/#$|^Actions$/.test(column) ? classes.number : undefined}>
                {column.replace('#', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Card>
  )
}

interface CellProps {
  /** 'number' is right-aligned, 'code' an id or a name of ours, 'date' is never broken, 'buttons' stand at the end. */
  kind?: 'number' | 'code' | 'date' | 'buttons'
  children?: ReactNode
}

export const Cell = ({ kind, children }: CellProps) => <td className={kind && classes[kind]}>{children}</td>

/** How something stands, with a dot of its colour. */
export const State = ({ tone, children }: { tone: 'good' | 'waiting' | 'bad' | 'none'; children: ReactNode }) => (
  <span className={classes.state} data-tone={tone}>
    {children}
  </span>
)
