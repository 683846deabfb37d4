import { Button } from '@mantine/core'
import { Icon } from '../icons/Icon.tsx'
import { ConflictPanel } from '../lists/ConflictPanel.tsx'
import { DirectionMark } from '../lists/DirectionMark.tsx'
import { ListPanel } from '../lists/ListPanel.tsx'
import { ListRow } from '../lists/ListRow.tsx'
import { NonceGap } from '../lists/NonceGap.tsx'
import { NonceHeading, NonceRule, NonceTick } from '../lists/NonceRule.tsx'
import { RowAmount } from '../lists/RowAmount.tsx'
import { RowStatus } from '../lists/RowStatus.tsx'
import { CountersignRing } from '../ring/CountersignRing.tsx'
import { ProvenanceMark } from '../values/ProvenanceMark.tsx'
import { ShortHex } from '../values/ShortHex.tsx'
import { TimeText } from '../values/TimeText.tsx'
import { TokenAmount } from '../values/TokenAmount.tsx'
import { VerdictBadge } from '../verdicts/VerdictBadge.tsx'
import { now, people } from './examples.ts'
import { Specimen } from './Specimen.tsx'

const hour = 3_600_000
const review = <Button size="xs">Review</Button>
const signNow = (
  <Button size="xs" variant="filled">
    Review
  </Button>
)

/** The queue on its nonce scale, the inbox, and the history. */
export function ListSpecimens() {
  return (
    <>
      <Specimen title="Queue on the nonce scale" wide>
        <NonceRule>
          <NonceHeading title="Next" />
          <NonceTick nonce={41} next>
            <ListPanel>
              <ListRow
                ring={<CountersignRing required={3} signed={2} state="yours" />}
                title="Batch of 4 calls, one enables a module"
                href="#batch"
                meta={[
                  '412,500.00 USDC and 120.00 stETH out',
                  <span key="by">
                    Tomás Okoye, <TimeText at={now - 2 * hour} now={now} form="relative" />
                  </span>,
                ]}
                verdict={<VerdictBadge verdict="danger" count={1} />}
                status={<RowStatus title="Needs your signature" detail="2 of 3 signed" />}
                action={signNow}
              />
            </ListPanel>
          </NonceTick>
          <NonceHeading title="Later" note="Each executes after the one above it" />
          <NonceTick nonce={42}>
            <ListPanel>
              <ListRow
                ring={<CountersignRing required={3} signed={3} state="ready" />}
                title="Send 36,000.00 USDC to Kestrel Audits"
                href="#kestrel"
                meta={[
                  <span key="note">
                    Invoice 2026-118 <ProvenanceMark source="service" />
                  </span>,
                  'Jun Watanabe, yesterday',
                ]}
                verdict={<VerdictBadge verdict="verified" />}
                status={<RowStatus title="Ready to execute" detail="after nonce 41" />}
                action={review}
              />
            </ListPanel>
          </NonceTick>
          <NonceGap from={43} to={43} waiting={4} onFill={() => {}} />
          <NonceTick nonce={44}>
            <ListPanel>
              <ListRow
                ring={<CountersignRing required={3} signed={1} />}
                title="Stake 320.00 ETH with Lido"
                href="#lido"
                meta={['You signed 3 days ago', 'Proposed by you from Lido app']}
                verdict={<VerdictBadge verdict="unchecked" />}
                status={<RowStatus title="Waiting for others" detail="1 of 3 signed" />}
                action={
                  <Button size="xs" leftSection={<Icon name="link" />}>
                    Remind
                  </Button>
                }
              />
            </ListPanel>
          </NonceTick>
          <NonceTick nonce={45}>
            <ConflictPanel
              nonce={45}
              count={2}
              action={
                <button type="button" className="cs-link">
                  Compare
                </button>
              }
            >
              <ListRow
                ring={<CountersignRing required={3} signed={2} />}
                title="Send 50,000.00 DAI to Northwind Legal"
                href="#northwind"
                meta={['You signed 4 days ago', 'Jun Watanabe, 4 days ago']}
                verdict={<VerdictBadge verdict="caution" count={1} />}
                status={<RowStatus title="Waiting for others" detail="2 of 3 signed" />}
                action={review}
              />
              <ListRow
                ring={<CountersignRing required={3} signed={1} />}
                title="Cancel transaction 45"
                href="#cancel"
                meta={['Empty call to this account', 'Tomás Okoye, 4 days ago']}
                verdict={<VerdictBadge verdict="verified" />}
                status={<RowStatus title="Waiting for others" detail="1 of 3 signed" />}
                action={review}
              />
            </ConflictPanel>
          </NonceTick>
          <NonceTick nonce={46}>
            <ListPanel>
              <ListRow
                ring={<CountersignRing required={3} signed={1} excluded={1} />}
                title="Replace owner Felix Brandt with a new key"
                href="#owner"
                meta={['One signature does not match its owner', '5 days ago']}
                verdict={<VerdictBadge verdict="danger" label="Signature excluded" />}
                status={<RowStatus title="Needs attention" detail="1 of 3 valid" />}
                action={review}
              />
            </ListPanel>
          </NonceTick>
        </NonceRule>
      </Specimen>
      <Specimen title="Inbox" wide>
        <ListPanel layout="inbox" label="Needs you">
          <ListRow
            ring={<CountersignRing required={3} signed={2} state="yours" />}
            title="Batch of 4 calls, one enables a module"
            href="#inbox-batch"
            meta="Your signature is the last of three. Nonce 41, proposed 2 h ago"
            verdict={<VerdictBadge verdict="danger" count={1} />}
            action={signNow}
          />
          <ListRow
            ring={<CountersignRing required={4} signed={4} state="ready" />}
            title="Upgrade the Vault proxy to v2.4.1"
            href="#inbox-upgrade"
            meta="Fully signed. Anyone can execute. Nonce 27"
            verdict={<VerdictBadge verdict="caution" count={1} />}
            action={<Button size="xs">Execute</Button>}
          />
        </ListPanel>
      </Specimen>
      <Specimen title="History" wide>
        <ListPanel layout="history" label="Friday, 20 November">
          <ListRow
            ring={<DirectionMark kind="incoming" />}
            title="Received from Northwind Exchange"
            href="#incoming"
            meta={<ShortHex value={people.felix} />}
            amount={
              <RowAmount
                amount={<TokenAmount amount={250_000_000_000n} decimals={6} symbol="USDC" sign />}
                fiat="$250,000.00"
              />
            }
            status={<RowStatus title="Executed" />}
            time={<TimeText at={now - 5 * hour} form="time" />}
          />
          <ListRow
            ring={<CountersignRing required={3} signed={3} state="executed" size={28} />}
            title="Send 25,000.00 USDC to Payroll"
            href="#payroll"
            meta={['Nonce 40', 'Executed by Jun Watanabe']}
            amount={
              <RowAmount
                amount={<TokenAmount amount={-25_000_000_000n} decimals={6} symbol="USDC" />}
                fiat="$25,000.00"
              />
            }
            status={<RowStatus title="Executed" />}
            time={<TimeText at={now - 6 * hour} form="time" />}
          />
          <ListRow
            ring={<CountersignRing required={3} signed={3} state="failed" size={28} />}
            title="Swap 60.00 stETH for USDC on CoW Swap"
            href="#swap"
            meta={['Nonce 39', 'Reverted: order expired', 'fee 0.0041 ETH paid by Jun Watanabe']}
            amount={<RowAmount amount="0.00" />}
            status={<VerdictBadge verdict="danger" label="Failed" quiet />}
            time={<TimeText at={now - 20 * hour} form="time" />}
          />
          <ListRow
            ring={<CountersignRing required={3} signed={0} state="replaced" size={28} />}
            title="Send 80.00 stETH to Grants committee"
            href="#replaced"
            meta={['Nonce 38', 'Cancelled by an empty call at the same nonce']}
            amount={<RowAmount amount="0.00" />}
            status={<RowStatus title="Replaced" />}
            time={<TimeText at={now - 22 * hour} form="time" />}
          />
        </ListPanel>
      </Specimen>
    </>
  )
}
