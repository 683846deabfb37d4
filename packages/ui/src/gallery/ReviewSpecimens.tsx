import { Button } from '@mantine/core'
import { useState } from 'react'
import { BlockedButton } from '../forms/BlockedButton.tsx'
import { Icon } from '../icons/Icon.tsx'
import { SectionHeading } from '../page/SectionHeading.tsx'
import { BeforeAfterTable } from '../review/BeforeAfterTable.tsx'
import { CallDetails } from '../review/CallDetails.tsx'
import { CallTree } from '../review/CallTree.tsx'
import { ComparedTable } from '../review/ComparedTable.tsx'
import { EffectsTable } from '../review/EffectsTable.tsx'
import { RecipientAddress, RecipientAddresses } from '../review/RecipientAddress.tsx'
import { SignBar } from '../review/SignBar.tsx'
import { Statement, StatementDanger, StatementMeta } from '../review/Statement.tsx'
import { CountersignRing } from '../ring/CountersignRing.tsx'
import { DeviceConfirm, DevicePanel } from '../values/DevicePanel.tsx'
import { FullAddress } from '../values/FullAddress.tsx'
import { GroupedHex } from '../values/GroupedHex.tsx'
import { Identicon } from '../values/Identicon.tsx'
import { ProvenanceMark } from '../values/ProvenanceMark.tsx'
import { ShortHex } from '../values/ShortHex.tsx'
import { TokenCoin } from '../values/TokenCoin.tsx'
import { VerdictBox, VerdictFold, VerdictRow } from '../verdicts/VerdictBox.tsx'
import { hashes, meridian, relayer, stranger, treasury } from './examples.ts'
import { Specimen } from './Specimen.tsx'

const fromChain = <ProvenanceMark source="chain" block={21482113} />

/** The left column of a review page. */
export function ReviewSpecimens() {
  return (
    <>
      <Specimen title="Statement">
        <StatementMeta>
          <b>Batch of 4 calls</b>
          <span>Nonce 41 {fromChain}</span>
          <span>
            Proposed by Tomás Okoye, 20 Nov 2026, 12:04 UTC <ProvenanceMark source="service" />
          </span>
        </StatementMeta>
        <Statement as="p">
          Halden treasury will send <b className="cs-nowrap">412,500.00 USDC</b> to Meridian Labs and{' '}
          <b className="cs-nowrap">120.00 stETH</b> to Grants committee, let CoW Swap take up to{' '}
          <b className="cs-nowrap">96.40 WETH</b>, and{' '}
          <StatementDanger>
            let <ShortHex value={stranger} /> move everything without signatures
          </StatementDanger>
          .
        </Statement>
      </Specimen>
      <Specimen title="Effects">
        <EffectsTable
          caption="What changes"
          groups={[
            {
              id: 'leaves',
              title: 'Leaves this account, $412,500.00 in all',
              rows: [
                {
                  id: 'usdc',
                  picture: <TokenCoin symbol="USDC" />,
                  who: 'USDC',
                  note: 'Halden treasury, this account',
                  change: '−412,500.00 USDC',
                  changeNote: '−$412,500.00',
                  before: '1,204,318.77',
                  after: '791,818.77 USDC',
                },
              ],
            },
            {
              id: 'goes',
              title: 'Goes to 1 recipient',
              rows: [
                {
                  id: 'meridian',
                  picture: <Identicon address={meridian} shape="person" />,
                  who: 'Meridian Labs',
                  note: <FullAddress address={meridian} />,
                  change: '+412,500.00 USDC',
                  changeNote: '+$412,500.00',
                  before: '0.00',
                  after: '412,500.00 USDC',
                },
              ],
            },
            {
              id: 'later',
              title: 'May be taken later, without another signature, until you withdraw the permission',
              rows: [
                {
                  id: 'weth',
                  picture: <Identicon address={relayer} shape="contract" />,
                  who: 'CoW vault relayer',
                  note: <FullAddress address={relayer} />,
                  change: 'up to 96.40 WETH',
                  changeNote: '$38,562.58 at most',
                  before: '0.00',
                  after: '96.40 WETH',
                  later: true,
                },
              ],
            },
            {
              id: 'control',
              title: 'Settings of this account',
              rows: [
                {
                  id: 'who',
                  who: 'Who can move the money',
                  before: '2 of 3 owners',
                  after: 'An unknown contract',
                  danger: true,
                },
              ],
            },
          ]}
        />
      </Specimen>
      <Specimen title="Expected and happened">
        <ComparedTable
          caption="What changed"
          expected="Expected when you signed"
          happened="Happened in block 1,291"
          rows={[
            {
              id: 'treasury',
              picture: <Identicon address={treasury} shape="account" />,
              who: 'Halden treasury',
              note: 'this account',
              expected: { change: '−2,500.00 TUSD', figures: { before: '243,999.50', after: '241,499.50' } },
              happened: { change: '−2,500.00 TUSD', figures: { before: '244,999.50', after: '242,499.50' } },
            },
          ]}
        />
      </Specimen>
      <Specimen title="Recipient">
        <RecipientAddresses>
          <RecipientAddress address={meridian} label="address of Meridian Labs">
            A contact in your address book, paid 3 times before.
          </RecipientAddress>
          <RecipientAddress address={stranger} label="address" shape="contract" danger>
            Not in your address book.
          </RecipientAddress>
        </RecipientAddresses>
      </Specimen>
      <Specimen title="Verdict">
        <VerdictBox
          tone="caution"
          label="Checks of a payment"
          title="1 caution to read"
          detail="29 checks passed, nothing blocks signing"
        >
          <ul>
            <VerdictRow
              verdict="caution"
              title="First payment to Northwind Legal"
              acts={
                <button type="button" className="cs-link">
                  Compare the address
                </button>
              }
            >
              Compare the address with an invoice or by phone.
            </VerdictRow>
          </ul>
          <VerdictFold
            verdict="verified"
            action={
              <button type="button" className="cs-link">
                Show
              </button>
            }
          >
            Amounts, recipients and owners match
          </VerdictFold>
        </VerdictBox>
      </Specimen>
      <Specimen title="Changes">
        <BeforeAfterTable
          rows={[
            { id: 'usdc', label: 'USDC balance', before: '1,204,318.77', after: '791,818.77' },
            { id: 'allowance', label: 'WETH allowance to CoW vault relayer', before: '0.00', after: '96.40' },
            {
              id: 'modules',
              label: 'Modules',
              before: '1',
              after: (
                <>
                  2, adds <ShortHex value={stranger} />
                </>
              ),
              verdict: 'danger',
              unexpected: true,
            },
            { id: 'nonce', label: 'Nonce', before: '41', after: '42' },
          ]}
        />
      </Specimen>
      <Specimen title="Batch">
        <CallTree
          calls={[
            {
              id: '1',
              title: 'Send 412,500.00 USDC to Meridian Labs',
              signature: 'USDC.transfer(address,uint256)',
              verdict: { verdict: 'caution', label: 'First payment' },
              details: <CallDetails rows={[{ label: 'to', value: <GroupedHex value={meridian} /> }]} />,
            },
            {
              id: '2',
              title: 'Split 26,000.00 USDC between 2 recipients',
              signature: 'Disperse.disperseToken(address,address[],uint256[])',
              verdict: 'verified',
              children: [
                { id: '2.1', title: 'Pay 8,000.00 USDC to Lena Vogt' },
                {
                  id: '2.2',
                  title: 'Enable a module on this account',
                  signature: 'enableModule(address) on Halden treasury',
                  verdict: 'danger',
                  details: (
                    <CallDetails
                      rows={[
                        {
                          label: 'module',
                          value: (
                            <>
                              <GroupedHex value={stranger} /> {fromChain}
                            </>
                          ),
                        },
                        { label: 'code', value: '3,114 bytes, deployed 2 days ago, no verified source' },
                        { label: 'effect', value: 'The module can act at any time. Owners are not asked.' },
                      ]}
                    />
                  ),
                },
              ],
            },
            {
              id: '3',
              title: 'Send 120.00 stETH to Grants committee',
              signature: 'stETH.transfer(address,uint256)',
              note: 'event 212',
            },
          ]}
        />
      </Specimen>
      <Specimen title="Sign bar">
        <SignBar
          inline
          ring={<CountersignRing required={3} signed={2} state="yours" size={44} />}
          title="Your signature would complete this"
          detail="Any wallet could then execute it."
        >
          <Button size="lg">Reject</Button>
          <BlockedButton
            size="lg"
            leftSection={<Icon name="lock" />}
            reason="Blocked because call 2.2 enables an unknown module."
            showReason={false}
          >
            Signing is blocked
          </BlockedButton>
        </SignBar>
      </Specimen>
      <DeviceSpecimen />
    </>
  )
}

function DeviceSpecimen() {
  const [same, setSame] = useState(false)
  return (
    <Specimen title="Device panel">
      <SectionHeading level={3} title="Three hashes" action={fromChain} />
      <div style={{ maxWidth: 452 }}>
        <DevicePanel hashes={hashes}>
          <DeviceConfirm checked={same} onChange={setSame} note="required above $100,000" />
        </DevicePanel>
      </div>
    </Specimen>
  )
}
