import { Link } from '@tanstack/react-router'
import { ProsePart } from '#client/ui/text/prose.tsx'

export const Creator = () => (
  <>
    <p>
      Who has just learned something explains it best to the next. Build a roadmap, list it, and others can read and
      copy it.
    </p>
    <ProsePart title="How it works">
      <ol>
        <li>
          Say on <Link to="/learn">Learn Anything</Link> what the roadmap is for. You see its plan first and change what
          is wrong with it.
        </li>
        <li>Give it a title of your own, rename, reorder, add and remove sections until it says what you mean.</li>
        <li>
          Share it by its link, or list it: then it stands with your name among{' '}
          <Link to="/8020" search={{ by: 'people' }}>
            roadmaps by people
          </Link>{' '}
          and search engines may find it.
        </li>
      </ol>
    </ProsePart>
    <ProsePart title="What you get">
      <p>
        Your name on it, and certainty about the subject: each of its sections can be proved by graded questions. There
        is no money for copies, and we won’t pretend otherwise.
      </p>
    </ProsePart>
    <ProsePart title="Better material">
      <p>
        Each section shows videos, articles and blogs. Vote a resource up or down where you use it: what people find
        useless sinks, and dead links are replaced.
      </p>
    </ProsePart>
  </>
)
