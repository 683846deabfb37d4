import type { Address } from '@countersign/primitives'
import { isVersionBelow } from '@countersign/safe/light'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { handlerQuery } from '../../../parts/contracts/handlerQuery.ts'
import { handlerSentence } from '../../../parts/contracts/handlerWords.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AccountSetup } from '../model/accountSetup.ts'
import { Fact } from '../parts/Fact.tsx'
import { CodeBadge } from '../powers/CodeBadge.tsx'
import { PowerLabel } from '../powers/PowerLabel.tsx'
import styles from '../powers/PowerForm.module.css'
import { useContract } from '../powers/useContract.ts'
import { handlerMessages } from './handlerMessages.ts'

/** The contract that answers calls which the account's own code does not support, and the purposes of those calls. */
export function HandlerFact({ setup }: { setup: AccountSetup }) {
  const { account } = useAccount()
  const handler = setup.fallbackHandler
  const version = setup.version?.replace(/\+.*$/, '') ?? null
  const change =
    version !== null && isVersionBelow(version, '1.1.0') ? null : (
      <Link
        to="/safes/$safe/setup/handler"
        params={{ safe: account }}
        className="cs-link"
        aria-label={handlerMessages.title}
      >
        {handlerMessages.change}
      </Link>
    )
  if (handler === null)
    return (
      <Fact term={handlerMessages.fallbackHandler} source={setup.source} act={change}>
        {version !== null && isVersionBelow(version, '1.3.0')
          ? handlerMessages.noneNoNfts
          : handlerMessages.noneNoMessages}
      </Fact>
    )
  return <SetHandler {...{ handler, setup, change }} version={version ?? ''} />
}

type Props = {
  readonly handler: Address
  readonly setup: AccountSetup
  readonly version: string
  readonly change: ReactNode
}

function SetHandler({ handler, setup, version, change }: Props) {
  const { chain, safe } = useAccount()
  const contract = useContract(handler)
  const { data: answers } = useQuery(handlerQuery(chain, { account: safe, version, handler }))
  return (
    <Fact
      term={handlerMessages.fallbackHandler}
      source={setup.source}
      verdict={<CodeBadge contract={contract} />}
      act={change}
    >
      <PowerLabel address={handler} contract={contract} />
      <span className={styles.line}>{answers && handlerSentence(answers)}</span>
    </Fact>
  )
}
