import { Button } from '@mantine/core'
import { useState } from 'react'
import { BlockedButton } from '../forms/BlockedButton.tsx'
import { Icon } from '../icons/Icon.tsx'
import { SectionHeading } from '../page/SectionHeading.tsx'
import { AssetFlow } from '../review/AssetFlow.tsx'
import { BeforeAfterTable } from '../review/BeforeAfterTable.tsx'
import { CallDetails } from '../review/CallDetails.tsx'
import { CallTree } from '../review/CallTree.tsx'
import { SignBar } from '../review/SignBar.tsx'
import { Statement, StatementDanger, StatementMeta } from '../review/Statement.tsx'
import { CountersignRing } from '../ring/CountersignRing.tsx'
import { AddressLabel } from '../values/AddressLabel.tsx'
import { DeviceConfirm, DevicePanel } from '../values/DevicePanel.tsx'
import { GroupedHex } from '../values/GroupedHex.tsx'
import { ProvenanceMark } from '../values/ProvenanceMark.tsx'
import { ShortHex } from '../values/ShortHex.tsx'
import { grants, hashes, meridian, relayer, stranger, treasury } from './examples.ts'
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
      <Specimen title="Asset flow">
        <AssetFlow
          from={<AddressLabel address={treasury} name="Halden treasury" shape="account" />}
          rows={[
            {
              id: 'usdc',
              amount: '412,500.00 USDC',
              fiat: '$412,500.00',
              to: <AddressLabel address={meridian} name="Meridian Labs" size={24} />,
              kind: 'transfer',
              weight: 412_500,
            },
            {
              id: 'steth',
              amount: '120.00 stETH',
              fiat: '$221,008.00',
              to: <AddressLabel address={grants} name="Grants committee" shape="account" size={24} />,
              kind: 'transfer',
              weight: 221_008,
            },
            {
              id: 'weth',
              amount: 'up to 96.40 WETH',
              fiat: 'allowance, $38,562.58',
              to: <AddressLabel address={relayer} name="CoW vault relayer" shape="contract" size={24} />,
              kind: 'allowance',
              weight: 38_562,
            },
            {
              id: 'module',
              amount: 'Everything',
              fiat: 'no limit, no signatures',
              to: <AddressLabel address={stranger} name="Unknown contract" shape="contract" size={24} />,
              kind: 'unlimited',
              weight: 600_000,
            },
          ]}
        />
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
