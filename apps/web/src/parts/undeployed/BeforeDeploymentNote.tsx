import type { Chain } from '@countersign/api'
import { formatAccountAddress } from '@countersign/primitives'
import { InfoNote } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import type { UndeployedAccount } from '../../data/undeployed/undeployedAccounts.ts'
import { useNames } from '../../data/names/useNames.ts'
import { undeployedMessages as messages } from './undeployedMessages.ts'

type Props = { readonly account: UndeployedAccount; readonly chain: Chain }

/** Above the queue and the transactions of an account that is not deployed. */
export function BeforeDeploymentNote({ account: { address, chainId, name }, chain }: Props) {
  const { nameOf } = useNames()
  const title = messages.title({
    name: nameOf(address, chainId)?.name ?? (name || messages.nameless),
    chain: chain.chainName,
  })
  return (
    <InfoNote title={title}>
      {messages.beforeDetail}{' '}
      <Link
        to="/safes/$safe"
        params={{ safe: formatAccountAddress({ shortName: chain.shortName, address }) }}
        className="cs-link"
      >
        {messages.aboutAccount}
      </Link>
    </InfoNote>
  )
}
