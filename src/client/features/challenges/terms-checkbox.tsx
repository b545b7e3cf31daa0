import { Link } from '@tanstack/react-router'
import classes from './terms-checkbox.module.css'

interface TermsCheckboxProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** The terms of a bounty, with the way to them (1§2). */
export const TermsCheckbox = ({ isChecked, onChange }: TermsCheckboxProps) => (
  <label className={classes.terms}>
    <input type="checkbox" checked={isChecked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    <span>
      {'I agree to the '}
      <Link to="/tos/license" target="_blank">
        LICENSE AND SUBSCRIPTION AGREEMENT
      </Link>
    </span>
  </label>
)
