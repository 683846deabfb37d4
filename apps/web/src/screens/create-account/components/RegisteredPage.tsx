import type { Chain } from '@countersign/api'
import { PageHeader } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { addUndeployed, type CreatableAccount } from '../../../data/undeployed/undeployedAccounts.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { CreationFacts } from '../../../parts/undeployed/CreationFacts.tsx'
import styles from '../../../parts/undeployed/Undeployed.module.css'
import { undeployedMessages as messages } from '../../../parts/undeployed/undeployedMessages.ts'

type Props = { readonly account: CreatableAccount; readonly chain: Chain }

/** An account whose creation data another owner registered at the service. The address was computed again from them. */
export function RegisteredPage({ account, chain }: Props) {
  const client = useQueryClient()
  const { nameOf } = useNames()
  const { address, chainId, creation } = account
  const title = messages.title({
    name: nameOf(address, chainId)?.name ?? messages.nameless,
    chain: chain.chainName,
  })
  useDocumentTitle(title)
  const add = () => {
    addUndeployed([account])
    void client.invalidateQueries({ queryKey: queryKeys.account({ chainId, safe: address }) })
  }
  return (
    <>
      <PageHeader title={title} subtitle={messages.registered} />
      <div className={styles.stack}>
        <CreationFacts {...{ address, chainId, creation }} computed={messages.registeredComputed} />
        <div className={styles.acts}>
          <Button variant="filled" onClick={add}>
            {messages.add}
          </Button>
        </div>
      </div>
    </>
  )
}
