import type { Chain } from '@countersign/api'
import { EmptyState, PageHeader } from '@countersign/ui'
import { statusMessages } from './statusMessages.ts'

type Props = { readonly title: string; readonly sentence: string; readonly chain: Chain }

/** A page that this network's configuration does not offer. Links may lead to it on any network. */
export function SwitchedOffPage({ title, sentence, chain }: Props) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState level={2} sentence={sentence} detail={statusMessages.switchedOff(chain.chainName)} />
    </>
  )
}
