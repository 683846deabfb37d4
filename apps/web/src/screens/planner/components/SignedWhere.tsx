import { type Address, isSameAddress } from '@countersign/primitives'
import { SectionHeading } from '@countersign/ui'
import { NamedAddress } from '../../../parts/names/NamedAddress.tsx'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import type { KnownRow } from '../model/PlanRow.ts'
import { standingOf } from '../model/sittingOf.ts'
import { plannerMessages as messages } from '../plannerMessages.ts'
import styles from './Planner.module.css'

type Place = { readonly name: string; readonly state: 'signed' | 'waits' }

/** For each owner: where the own signature is, and where it can still be given. */
export function SignedWhere({ rows }: { rows: readonly KnownRow[] }) {
  const wallet = useWallet().address
  const waiting = rows.filter((row) => standingOf(row).some(({ proposal }) => proposal !== null))
  const owners = waiting
    .flatMap(({ standing }) => standing.state.owners)
    .filter((owner, at, all) => all.findIndex((one) => isSameAddress(one, owner)) === at)
  const chainId = waiting[0]?.key.chainId ?? ''
  return (
    <section aria-labelledby="plan-signers">
      <SectionHeading id="plan-signers" title={messages.whoSigned} />
      {owners.length === 0 ? (
        <p className={styles.small}>{messages.nothingProposed}</p>
      ) : (
        <>
          <ul className={`cs-panel ${styles.signers}`}>
            {owners.map((owner) => (
              <li key={owner}>
                <span>
                  <NamedAddress info={{ value: owner, name: null, logoUri: null }} chainId={chainId} />
                  {wallet !== null && isSameAddress(owner, wallet) && (
                    <span className={styles.small}>{messages.you}</span>
                  )}
                </span>
                <Places places={waiting.flatMap((row) => placesOf(row, owner))} />
              </li>
            ))}
          </ul>
          <p className={styles.small}>{messages.ownSignature}</p>
        </>
      )}
    </section>
  )
}

function Places({ places }: { places: readonly Place[] }) {
  const of = (state: Place['state']) => places.filter((place) => place.state === state).map(({ name }) => name)
  const [signed, waits] = [of('signed'), of('waits')]
  return (
    <span className={styles.networks}>
      <span className="cs-visually-hidden">
        {signed.length > 0 && messages.signedOn({ networks: signed })}{' '}
        {waits.length > 0 && messages.waitsOn({ networks: waits })}
      </span>
      {places.map(({ name, state }) => (
        <i key={name} data-state={state} title={name} aria-hidden>
          {name.slice(0, 3)}
        </i>
      ))}
    </span>
  )
}

/** Signed: every waiting transaction of the account there. */
function placesOf(row: KnownRow, owner: Address): Place[] {
  const proposals = standingOf(row).flatMap(({ proposal }) => proposal ?? [])
  if (!row.standing.state.owners.some((one) => isSameAddress(one, owner))) return []
  const hasSigned = proposals.every(({ signers }) => signers.some((signer) => isSameAddress(signer, owner)))
  return [{ name: row.chain.chainName, state: hasSigned ? 'signed' : 'waits' }]
}
