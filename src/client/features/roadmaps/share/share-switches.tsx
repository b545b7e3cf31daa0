import { Switch } from '@mantine/core'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import classes from './share-popup.module.css'
import type { SharedRoadmap } from './share-popup.tsx'
import { useShareRoadmap } from './use-share-roadmap.ts'

/** Whether others may see one's roadmap by its link, and find it in the list. What is not shared is not listed. */
export function ShareSwitches({ roadmap }: { roadmap: SharedRoadmap }) {
  const { mutate, isPending, isError, variables } = useShareRoadmap()
  const asked = isPending ? variables : undefined
  const isLinkShared = asked?.isLinkShared ?? roadmap.isLinkShared
  const isListed = isLinkShared && (asked?.isListed ?? roadmap.isListed)
  const { id } = roadmap
  // not `disabled` meanwhile: that would take the focus out of the dialog
  const ask = (input: Parameters<typeof mutate>[0]) => {
    if (!isPending) mutate(input)
  }
  return (
    <div className={classes.switches}>
      <Switch
        label="Anyone with the link can view"
        description="With what you typed to get it. Your progress, answers and notes stay yours."
        checked={isLinkShared}
        aria-disabled={isPending}
        onChange={({ currentTarget: { checked } }) =>
          ask(checked ? { id, isLinkShared: true } : { id, isLinkShared: false, isListed: false })
        }
      />
      <Switch
        label="List it for others"
        description="It can be found in the library, with your name."
        checked={isListed}
        aria-disabled={isPending}
        disabled={!isLinkShared}
        onChange={({ currentTarget: { checked } }) => ask({ id, isListed: checked })}
      />
      <Text tone="danger" role="alert">
        {isError && 'It could not be changed. Who may see it stays as it was.'}
      </Text>
    </div>
  )
}
