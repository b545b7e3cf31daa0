import { Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import type { RoadmapDetail } from '#shared/roadmaps.ts'
import classes from './share-popup.module.css'
import { useShareRoadmap } from './use-share-roadmap.ts'

/** Whether others may see one's roadmap by its link, and find it in the list. What is not shared is not listed. */
export function ShareSwitches({ roadmap }: { roadmap: RoadmapDetail }) {
  const { mutate, isPending, variables } = useShareRoadmap()
  const asked = isPending ? variables : undefined
  const isLinkShared = asked?.isLinkShared ?? roadmap.isLinkShared
  const isListed = isLinkShared && (asked?.isListed ?? roadmap.isListed)
  const id = roadmap.roadmapId
  return (
    <div className={classes.switches}>
      <Switch
        label="Anyone with the link can view"
        description="Your progress, answers and notes stay yours."
        checked={isLinkShared}
        disabled={isPending}
        onChange={({ currentTarget: { checked } }) =>
          mutate(checked ? { id, isLinkShared: true } : { id, isLinkShared: false, isListed: false })
        }
      />
      <Switch
        label="List it for others"
        description="It can be found on the page about learning, with your name."
        checked={isListed}
        disabled={isPending || !isLinkShared}
        onChange={({ currentTarget: { checked } }) => mutate({ id, isListed: checked })}
      />
    </div>
  )
}
