import { EmptyState, PageHeader } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { explorerMessages } from '../explorerMessages.ts'

type Props = { readonly title: string; readonly sentence: string; readonly detail: string }

/** Shown for a URL that names no chain, address or hash. */
export function UnknownPlace({ title, sentence, detail }: Props) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        level={2}
        sentence={sentence}
        detail={detail}
        action={<Link to="/settings/networks">{explorerMessages.configuredNetworks}</Link>}
      />
    </>
  )
}
