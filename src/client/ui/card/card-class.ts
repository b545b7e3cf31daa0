import classes from './card.module.css'

export interface CardLook {
  padding?: 'none' | 'medium' | 'large' | undefined
  ground?: 'surface' | 'accent' | 'dashed' | undefined
}

/** For a link that looks like a card; everything else is a `Card`. `className` only places and fills it. */
export function cardClass({ padding = 'none', ground = 'surface' }: CardLook, className = ''): string {
  return `${classes.card} ${classes[padding] ?? ''} ${classes[ground] ?? ''} ${className}`
}
