import { Button } from '@mantine/core'
import { errorText, type Address, isSameAddress } from '@countersign/primitives'
import { AddressLabel, SectionHeading, VerdictBadge } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../data/url/useAccount.ts'
import { CodeBadge } from '../powers/CodeBadge.tsx'
import { useContract, type ContractQuery } from '../powers/useContract.ts'
import styles from '../powers/PowerForm.module.css'
import { moduleMessages } from './moduleMessages.ts'

type Props = {
  readonly modules: readonly Address[]
  readonly chosen: Address | null
  readonly onChoose: (address: Address) => void
}

/** Known modules that are deployed on the chain, to choose from. */
export function KnownModules({ modules, chosen, onChoose }: Props) {
  const { data, error } = useModulesHere(modules)
  return (
    <section aria-labelledby="known-modules" className={styles.choices}>
      <SectionHeading id="known-modules" title={moduleMessages.knownModules} level={2} />
      <div className="cs-panel">
        {data?.map(({ address, name, does, isMasterCopy }) =>
          isMasterCopy ? (
            <OfOwnCopy key={address} {...{ address, name, does }} />
          ) : (
            <Choice
              key={address}
              {...{ address, name, does, onChoose }}
              isChosen={chosen !== null && isSameAddress(chosen, address)}
            />
          ),
        )}
        {data?.length === 0 && <p className={styles.option}>{moduleMessages.noKnownModule}</p>}
        {error && <p className={styles.option}>{moduleMessages.knownNotRead({ reason: errorText(error) })}</p>}
        {!data && !error && <p className={`${styles.option} ${styles.quiet}`}>{moduleMessages.loadingKnown}</p>}
      </div>
    </section>
  )
}

type KnownProps = { readonly address: Address; readonly name: string; readonly does: string }

/** A module of which each account needs its own copy; only the copy can be added. */
function OfOwnCopy({ address, name, does }: KnownProps) {
  const { account } = useAccount()
  const contract = useContract(address)
  const isDelay = name.startsWith('Zodiac Delay') // no message: the name of the contract
  return (
    <div className={styles.choice}>
      <AddressLabel address={address} shape="contract" name={name} />
      <MasterBadge contract={contract} />
      {isDelay ? (
        <Button
          size="xs"
          renderRoot={(props) => <Link to="/safes/$safe/setup/recovery" params={{ safe: account }} {...props} />}
        >
          {moduleMessages.setUpRecovery}
        </Button>
      ) : (
        <span />
      )}
      <small>
        {does} {isDelay ? moduleMessages.recoveryCreatesCopy : moduleMessages.ownCopy}
      </small>
    </div>
  )
}

/** The owner of the master contract says nothing about its copies, so only the code is judged. */
function MasterBadge({ contract }: { contract: ContractQuery }) {
  const judged = contract.data?.judged
  const isPublished = judged?.kind === 'known-code' || (judged?.kind === 'exchangeable' && judged.name !== null)
  return isPublished ? (
    <VerdictBadge verdict="verified" label={moduleMessages.knownCode} quiet />
  ) : (
    <CodeBadge contract={contract} quiet />
  )
}

type ChoiceProps = KnownProps & {
  readonly isChosen: boolean
  readonly onChoose: (address: Address) => void
}

function Choice({ address, name, does, isChosen, onChoose }: ChoiceProps) {
  const contract = useContract(address)
  return (
    <div className={styles.choice}>
      <AddressLabel address={address} shape="contract" name={name} />
      <CodeBadge contract={contract} quiet />
      <Button
        size="xs"
        aria-label={moduleMessages.chooseModule({ name })}
        aria-pressed={isChosen}
        onClick={() => onChoose(address)}
      >
        {isChosen ? moduleMessages.chosen : moduleMessages.choose}
      </Button>
      <small>{does}</small>
    </div>
  )
}

/** Known modules that are deployed on the chain and that the account does not have. */
function useModulesHere(modules: readonly Address[]) {
  const { chain } = useAccount()
  const query = useQuery({
    queryKey: ['modules-here', chain.chainId],
    queryFn: async () => {
      const { readModulesHere } = await import('../../../parts/contracts/readModulesHere.ts')
      return readModulesHere(chain)
    },
    staleTime: 60_000,
    meta: { persist: false },
  })
  return {
    ...query,
    data: query.data?.filter(({ address }) => !modules.some((module) => isSameAddress(module, address))),
  }
}
