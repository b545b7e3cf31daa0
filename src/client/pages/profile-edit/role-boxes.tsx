import { DEVELOPER_ROLE_NAMES } from '#shared/users/roles.ts'
import classes from './profile-edit.module.css'

interface RoleBoxesProps {
  roles: readonly string[]
  onChange: (roles: string[]) => void
}

/** What somebody calls themselves, several at will (G-ROLE-01). */
export const RoleBoxes = ({ roles, onChange }: RoleBoxesProps) => (
  <fieldset className={classes.group}>
    <legend className={classes.legend}>What you do</legend>
    <div className={classes.roles}>
      {DEVELOPER_ROLE_NAMES.map((role) => (
        <label key={role} className={classes.role}>
          <input
            type="checkbox"
            checked={roles.includes(role)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...roles, role] : roles.filter((other) => other !== role))
            }
          />
          {role}
        </label>
      ))}
    </div>
  </fieldset>
)
