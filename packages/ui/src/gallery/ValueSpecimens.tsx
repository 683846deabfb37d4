import { CountersignRing } from '../ring/CountersignRing.tsx'
import { Logo } from '../ring/Logo.tsx'
import { ThresholdRing } from '../ring/ThresholdRing.tsx'
import { AddressLabel } from '../values/AddressLabel.tsx'
import { BlockNumber } from '../values/BlockNumber.tsx'
import { CopyButton } from '../values/CopyButton.tsx'
import { FiatAmount } from '../values/FiatAmount.tsx'
import { Identicon } from '../values/Identicon.tsx'
import { ProvenanceMark } from '../values/ProvenanceMark.tsx'
import { TimeText } from '../values/TimeText.tsx'
import { TokenAmount } from '../values/TokenAmount.tsx'
import { TokenCoin } from '../values/TokenCoin.tsx'
import { VerdictBadge } from '../verdicts/VerdictBadge.tsx'
import { InfoNote, VerdictNote } from '../verdicts/VerdictNote.tsx'
import { now, people, stranger, treasury } from './examples.ts'
import styles from './Gallery.module.css'
import { Line, Specimen } from './Specimen.tsx'

const sizes = [22, 28, 36, 44, 92] as const
const states = ['open', 'yours', 'ready', 'executed', 'failed', 'replaced'] as const

/** Rings, marks, addresses, amounts, times and verdicts. */
export function ValueSpecimens() {
  return (
    <>
      <Specimen title="Ring">
        <div className={styles.stack}>
          {sizes.slice(0, 4).map((size) => (
            <Line key={size}>
              {states.map((state) => (
                <CountersignRing
                  key={state}
                  required={3}
                  signed={state === 'ready' ? 3 : 2}
                  state={state}
                  size={size}
                />
              ))}
              <CountersignRing required={3} signed={1} excluded={1} size={size} />
              <CountersignRing required={1} signed={0} state="yours" size={size} />
              <CountersignRing required={2} signed={1} size={size} />
              <CountersignRing required={12} signed={5} size={size} />
              <CountersignRing required={20} signed={7} state="yours" size={size} />
              <ThresholdRing threshold={5} owners={9} size={size} />
            </Line>
          ))}
          <Line>
            <CountersignRing required={5} signed={3} size={92} />
            <ThresholdRing threshold={3} owners={5} size={92} />
            <Logo size={92} label="Countersign" />
            <Logo size={22} />
          </Line>
        </div>
      </Specimen>
      <Specimen title="Provenance">
        <Line>
          <ProvenanceMark source="proof" block={21482113} />
          <ProvenanceMark source="chain" block={21482113} time={now} />
          <ProvenanceMark source="you" />
          <ProvenanceMark source="service" />
          <ProvenanceMark source="unknown" />
        </Line>
        <div data-provenance="words" className={styles.line}>
          <ProvenanceMark source="proof" block={21482113} />
          <ProvenanceMark source="service" time={now} />
          <ProvenanceMark source="unknown" />
        </div>
      </Specimen>
      <Specimen title="Addresses">
        <Line>
          <AddressLabel address={treasury} name="Halden treasury" shape="account" provenance="you" copyable />
          <AddressLabel address={people.jun} name="Jun Watanabe" href="#jun" />
          <AddressLabel address={stranger} shape="contract" provenance="chain" copyable />
          <AddressLabel address={people.mara} name="Mara Lindqvist" form="inline" />
        </Line>
        <div className={styles.stack}>
          <AddressLabel address={treasury} name="Halden treasury" shape="account" form="full" copyable />
          <AddressLabel address={stranger} shape="contract" form="full" />
        </div>
        <Line>
          <Identicon address={people.priya} shape="person" />
          <Identicon address={people.priya} shape="account" />
          <Identicon address={people.priya} shape="contract" />
          <Identicon address={people.felix} shape="person" size={44} />
        </Line>
      </Specimen>
      <Specimen title="Amounts and times">
        <Line>
          <TokenCoin symbol="USDC" />
          <TokenAmount amount={412_500_000_000n} decimals={6} symbol="USDC" />
          <TokenAmount amount={-25_000_000_000n} decimals={6} symbol="USDC" />
          <TokenAmount amount={250_000_000_000n} decimals={6} symbol="USDC" sign />
          <TokenAmount amount={12_089_618_123_456_789n} decimals={18} symbol="ETH" />
          <TokenAmount amount={12_089_618_123_456_789n} decimals={18} symbol="ETH" exact />
          <TokenAmount amount={1n} decimals={18} symbol="ETH" />
          <FiatAmount value="412500" currency="USD" />
          <FiatAmount value="0.004" currency="EUR" />
          <FiatAmount value={null} currency="USD" />
          <BlockNumber block={21482113} />
          <CopyButton value="0x00" label="example" />
        </Line>
        <Line>
          <TimeText at={now - 40_000} now={now} form="relative" />
          <TimeText at={now - 7_200_000} now={now} form="relative" />
          <TimeText at={now - 90_000_000} now={now} form="relative" />
          <TimeText at={now} form="exact" />
          <TimeText at={now} form="time" />
        </Line>
      </Specimen>
      <Specimen title="Verdicts">
        <Line>
          <VerdictBadge verdict="verified" />
          <VerdictBadge verdict="caution" count={1} />
          <VerdictBadge verdict="danger" count={2} />
          <VerdictBadge verdict="unchecked" />
          <VerdictBadge verdict="verified" label="Signature matches" quiet />
          <VerdictBadge verdict="unchecked" quiet />
        </Line>
        <div className={styles.stack} style={{ marginTop: 12 }}>
          <VerdictNote
            verdict="danger"
            title="2 things to fix"
            action={
              <>
                <a className="cs-link" href="#row-2">
                  Row 2: look-alike address
                </a>
                <a className="cs-link" href="#row-3">
                  Row 3: amount above balance
                </a>
              </>
            }
          />
          <VerdictNote verdict="caution" title="First payment to this address">
            Compare it with what the recipient sent you.
          </VerdictNote>
          <VerdictNote verdict="unchecked" title="Source of call 3">
            No source provider is set up for Ethereum.
          </VerdictNote>
          <VerdictNote verdict="verified" title="Hash computed here">
            Equal to what the service said.
          </VerdictNote>
          <InfoNote title="Address on all 3 networks">Computed here, free on Ethereum, Base and Optimism.</InfoNote>
        </div>
      </Specimen>
    </>
  )
}
