import { NoticeStrip } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { env } from '../data/config/env.ts'
import { pageCopy } from '../data/offline/pageCopy.ts'
import { loadNextBuild } from '../data/offline/loadNextBuild.ts'
import { useStore } from '../data/store/useStore.ts'
import { newBuildMessages as messages } from './newBuildMessages.ts'

/** The host has another build of this page. It is used when the person chooses it, never on its own. Load it with `import()`. */
export function NewBuildStrip() {
  const { next, isReplaced } = useStore(pageCopy)
  if (isReplaced)
    return (
      <NoticeStrip
        icon="refresh"
        title={messages.replaced}
        action={{ label: messages.reload, onClick: () => location.reload() }}
      >
        {messages.replacedHelp}
      </NoticeStrip>
    )
  if (next === null) return null
  return (
    <NoticeStrip
      icon="refresh"
      title={messages.next}
      action={{ label: messages.use, onClick: () => void loadNextBuild() }}
    >
      {messages.nextHelp({ own: env.build?.slice(0, 8) ?? '', next: next.slice(0, 8) })}{' '}
      <Link to="/settings/build" className="cs-link">
        {messages.compare}
      </Link>
    </NoticeStrip>
  )
}
