import {
  ActionIcon,
  Button,
  Checkbox,
  Menu,
  Modal,
  NumberInput,
  SegmentedControl,
  Select,
  Switch,
  Tabs,
  TextInput,
} from '@mantine/core'
import { useState } from 'react'
import { BlockedButton } from '../forms/BlockedButton.tsx'
import { describedBy } from '../forms/describedBy.ts'
import { FieldNote } from '../forms/FieldNote.tsx'
import { LookalikeDiff } from '../forms/LookalikeDiff.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Chip } from '../page/Chip.tsx'
import { Kbd } from '../page/Kbd.tsx'
import { lookalike, meridian } from './examples.ts'
import styles from './Gallery.module.css'
import { Line, Specimen } from './Specimen.tsx'

/** A menu and a dialog. */
function Overlays() {
  const [open, setOpen] = useState(false)
  return (
    <Line>
      <Menu>
        <Menu.Target>
          <Button rightSection={<Icon name="chevron-down" />}>Open a menu</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>This account</Menu.Label>
          <Menu.Item leftSection={<Icon name="copy" />}>Copy address</Menu.Item>
          <Menu.Item leftSection={<Icon name="pencil" />}>Rename</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button onClick={() => setOpen(true)}>Open a dialog</Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        title="Override this check"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <p>Type what the check says to sign anyway.</p>
        <TextInput mt="sm" label="Phrase" />
        <Button mt="md" variant="filled" onClick={() => setOpen(false)}>
          Sign anyway
        </Button>
      </Modal>
    </Line>
  )
}

/** Mantine's controls in this theme, and notes below fields. */
export function FormSpecimens() {
  return (
    <>
      <Specimen title="Buttons and chips">
        <div className={styles.stack}>
          <Line>
            <Button variant="filled" leftSection={<Icon name="plus" />} rightSection={<Kbd onFill>N</Kbd>}>
              New transaction
            </Button>
            <Button leftSection={<Icon name="player-play" />}>Execute several</Button>
            <Button variant="subtle">Copy details</Button>
            <Button size="xs" variant="filled">
              Review
            </Button>
            <Button size="lg" variant="filled">
              Sign
            </Button>
            <ActionIcon aria-label="Remove recipient">
              <Icon name="trash" />
            </ActionIcon>
            <Kbd>Ctrl K</Kbd>
          </Line>
          <BlockedButton size="xs" reason="Nonce 41 must run first.">
            Execute
          </BlockedButton>
          <Line>
            <FilterChips />
            <Chip look="tag">Not activated</Chip>
          </Line>
        </div>
      </Specimen>
      <Specimen title="Menu and dialog">
        <Overlays />
      </Specimen>
      <Specimen title="Fields">
        <div className={styles.fields}>
          <TextInput label="Note" description="Optional, not signed" placeholder="Up to 60 characters" />
          <div>
            <TextInput label="Recipient" error defaultValue={lookalike} {...describedBy('gallery-lookalike')} />
            <FieldNote kind="error" id="gallery-lookalike">
              Looks like Meridian Labs but is a different address. The ends match, the middle does not.
            </FieldNote>
            <LookalikeDiff saved={meridian} typed={lookalike} />
          </div>
          <div>
            <TextInput
              label="Owner"
              className="cs-caution"
              defaultValue="vault.halden.eth"
              {...describedBy('gallery-owner')}
            />
            <div id="gallery-owner">
              <FieldNote kind="caution">
                First payment. This is a contract, so check that it can send tokens on.
              </FieldNote>
              <FieldNote kind="ok">Paid 7 times since March 2026</FieldNote>
            </div>
          </div>
          <NumberInput label="Threshold" defaultValue={3} min={1} max={5} />
          <Select label="Token" data={['USDC', 'ETH']} defaultValue="USDC" />
          <Checkbox label="I compared every group" defaultChecked />
          <Switch label="Hide suspicious" defaultChecked />
          <SegmentedControl data={['Ledger', 'Trezor', 'QR']} aria-label="Device" />
          <Tabs defaultValue="tokens">
            <Tabs.List>
              <Tabs.Tab value="tokens">Tokens</Tabs.Tab>
              <Tabs.Tab value="collectibles">Collectibles</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="tokens" pt="sm">
              12 tokens
            </Tabs.Panel>
            <Tabs.Panel value="collectibles" pt="sm">
              3 collectibles
            </Tabs.Panel>
          </Tabs>
        </div>
      </Specimen>
    </>
  )
}

function FilterChips() {
  const [asset, setAsset] = useState(true)
  return (
    <>
      {asset && (
        <Chip active onRemove={() => setAsset(false)} removeLabel="Remove filter Asset">
          Asset: USDC, stETH
        </Chip>
      )}
      <Chip onClick={() => setAsset(true)}>
        Direction <Icon name="chevron-down" />
      </Chip>
    </>
  )
}
