import { Button } from '@mantine/core'
import { BlockedButton } from '../forms/BlockedButton.tsx'
import { Icon } from '../icons/Icon.tsx'
import { CompositionBar } from '../review/CompositionBar.tsx'
import { KeyValueTable } from '../review/KeyValueTable.tsx'
import { OutcomePanel, OutcomeText } from '../review/OutcomePanel.tsx'
import { ProgressSteps } from '../review/ProgressSteps.tsx'
import { SignerTimeline } from '../review/SignerTimeline.tsx'
import { CountersignRing } from '../ring/CountersignRing.tsx'
import { AddressLabel } from '../values/AddressLabel.tsx'
import { FiatAmount } from '../values/FiatAmount.tsx'
import { HashBlock } from '../values/HashBlock.tsx'
import { ProvenanceMark } from '../values/ProvenanceMark.tsx'
import { ShortHex } from '../values/ShortHex.tsx'
import { CheckList, CheckRow } from '../verdicts/CheckList.tsx'
import { hashes, lookalike, people, stranger } from './examples.ts'
import styles from './Gallery.module.css'
import { Specimen } from './Specimen.tsx'

const fromChain = <ProvenanceMark source="chain" block={21367904} />

/** The right column of review and transaction pages. */
export function PanelSpecimens() {
  return (
    <>
      <Specimen title="What was checked">
        <OutcomePanel
          tone="danger"
          label="Checks"
          ring={<Icon name="alert-octagon" size={26} />}
          title="Signing is blocked by 1 check"
          detail="14 checks: 1 danger, 1 caution, 1 not checked, 11 verified"
        >
          <CheckList>
            <CheckRow verdict="danger" title="Call 2.2 enables an unknown module">
              <ShortHex value={stranger} /> is on no allow-list, has no published source and was deployed 2 days ago.
            </CheckRow>
            <CheckRow verdict="caution" title="First payment to Meridian Labs">
              Saved in your address book today by Tomás Okoye. No look-alike found.
            </CheckRow>
            <CheckRow verdict="unchecked" title="Source of call 3">
              No source provider is set up for Ethereum.
            </CheckRow>
            <CheckRow verdict="verified" count={11}>
              <div>
                Owners, threshold, nonce and guard match <ProvenanceMark source="proof" />
              </div>
              <div>Hash rebuilt twice here and once by the contract {fromChain}</div>
            </CheckRow>
          </CheckList>
        </OutcomePanel>
      </Specimen>
      <Specimen title="Outcome">
        <div className={styles.stack}>
          <OutcomePanel
            label="Outcome, executed"
            ring={<CountersignRing required={3} signed={3} state="executed" size={44} label="" />}
            title="Executed"
            detail="4 Nov 2026, 15:31 UTC, 16 days ago"
            actions={
              <>
                <Button size="xs" leftSection={<Icon name="link" />}>
                  Share
                </Button>
                <Button size="xs" leftSection={<Icon name="file-certificate" />}>
                  Evidence file
                </Button>
                <Button size="xs" variant="subtle" leftSection={<Icon name="external-link" />}>
                  Explorer
                </Button>
              </>
            }
          >
            <KeyValueTable
              rows={[
                { label: 'Block', value: <>21,367,904 {fromChain}</>, note: 'position 88, final since 15:44 UTC' },
                {
                  label: 'Fee paid by',
                  value: <AddressLabel address={people.jun} name="Jun Watanabe" form="inline" />,
                },
                { label: 'Gas', value: '692,418 of 744,000', note: 'at 17.46 gwei' },
              ]}
            />
          </OutcomePanel>
          <OutcomePanel
            live
            label="Progress"
            ring={<CountersignRing required={3} signed={3} state="ready" size={44} label="" />}
            title="In a block, waiting to be confirmed"
            detail="Step 4 of 5, 45 s so far. You can leave this page."
            actions={
              <BlockedButton size="xs" reason="Already in a block">
                Speed up
              </BlockedButton>
            }
          >
            <ProgressSteps
              steps={[
                { name: 'Signed', detail: '3 of 3, last by you', at: '09:02:41', state: 'done' },
                { name: 'Submitted', detail: 'by Jun Watanabe', at: '15:31:02', state: 'done' },
                { name: 'In block', detail: <>21,367,904 {fromChain}</>, at: '15:31:23', state: 'done' },
                {
                  name: 'Confirmed',
                  detail: '2 of 12 blocks',
                  at: 'about 2 min',
                  state: 'current',
                  ticks: { done: 2, of: 12 },
                },
                { name: 'Indexed', detail: 'then in History and balances', state: 'todo' },
              ]}
            />
          </OutcomePanel>
          <OutcomePanel
            tone="danger"
            label="Outcome, failed"
            ring={<CountersignRing required={3} signed={3} state="failed" size={44} label="" />}
            title="Failed at call 2, nothing moved"
            detail="Block 21,367,904, code GS013"
          >
            <ProgressSteps
              steps={[{ name: 'Reverted', detail: '“amount exceeds balance”', at: '15:31:23', state: 'failed' }]}
            />
            <OutcomeText>
              All 11 calls were undone. <b>Nonce 37 is still free</b> and the 3 signatures stay valid.
            </OutcomeText>
          </OutcomePanel>
          <OutcomePanel
            tone="void"
            label="Outcome, replaced"
            ring={<CountersignRing required={3} signed={0} state="replaced" size={44} label="" />}
            title="Replaced by “Cancel transaction 37”"
            detail="Block 21,367,902, 15:30:59 UTC, executed by Tomás Okoye"
          >
            <OutcomeText>
              Another transaction used nonce 37, so this one <b>can never execute</b>.
            </OutcomeText>
          </OutcomePanel>
        </div>
      </Specimen>
      <Specimen title="Who signs">
        <SignerTimeline
          entries={[
            {
              address: people.tomas,
              name: 'Tomás Okoye',
              state: 'signed',
              verdict: 'verified',
              at: Date.UTC(2026, 10, 20, 12, 4),
              note: 'Proposed and signed',
            },
            { address: people.jun, name: 'Jun Watanabe', state: 'excluded', note: 'Signed another hash' },
            { address: people.mara, name: 'Mara Lindqvist', state: 'you', note: 'Your signature completes it' },
            { address: people.priya, state: 'missing' },
            { address: lookalike, name: 'Ana Beltrán', state: 'signed' },
            { address: people.felix, name: 'Felix Brandt', state: 'not-needed', note: 'Not needed if you sign' },
          ]}
        />
      </Specimen>
      <Specimen title="Hashes on paper">
        <div className="cs-panel">
          {hashes.slice(1).map(({ title, hash }) => (
            <HashBlock key={title} look="paper" title={title} hash={hash} mark={fromChain} />
          ))}
        </div>
      </Specimen>
      <Specimen title="Composition">
        <div className="cs-panel">
          <CompositionBar
            parts={[
              {
                id: 'hldn',
                label: '2,000,000.00 HLDN',
                value: null,
                amount: <FiatAmount value={null} currency="USD" />,
              },
              { id: 'usdc', label: 'USDC', value: 1_204_318, amount: <FiatAmount value="1204318.77" currency="USD" /> },
              {
                id: 'steth',
                label: 'stETH',
                value: 2_947_939,
                amount: <FiatAmount value="2947939.06" currency="USD" />,
              },
              { id: 'eth', label: 'ETH', value: 1_447_282, amount: <FiatAmount value="1447282.35" currency="USD" /> },
              { id: 'dai', label: 'DAI', value: 180_647, amount: <FiatAmount value="180647" currency="USD" /> },
            ]}
          />
        </div>
      </Specimen>
    </>
  )
}
