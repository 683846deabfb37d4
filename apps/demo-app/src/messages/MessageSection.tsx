import type { SafeInfoExtended } from '@safe-global/safe-apps-sdk'
import { useState } from 'react'
import { Call } from '../parts/Call.tsx'
import { Facts, Hex } from '../parts/Facts.tsx'
import { Choice, Field } from '../parts/Field.tsx'
import { Section } from '../parts/Section.tsx'
import { sdk } from '../wallet/wallet.ts'
import { describeSigned, readTypedData, type Signed } from './signing.ts'
import { exampleTypedData } from './exampleTypedData.ts'

export function MessageSection({ account }: { readonly account: SafeInfoExtended }) {
  const [text, setText] = useState('I am here, and this account is mine.')
  const [typed, setTyped] = useState(() => JSON.stringify(exampleTypedData(account), null, 2))
  const [place, setPlace] = useState('off')
  const [hash, setHash] = useState('')
  const [signature, setSignature] = useState('')
  const [kind, setKind] = useState('text')

  /** The later cards start with the last signed message. */
  async function remember(signing: Promise<Signed>, of: string): Promise<Signed> {
    const signed = await signing
    setKind(of)
    setHash('messageHash' in signed ? signed.messageHash : '')
    setSignature('signature' in signed && typeof signed.signature === 'string' ? signed.signature : '')
    return signed
  }
  const show = (signed: Signed) => <Facts facts={describeSigned(signed)} />

  return (
    <Section
      id="messages"
      title="Messages"
      about="Messages of the account. They are signed off chain if its contract supports that, otherwise in a transaction."
    >
      <Call
        title="Sign a text"
        code="sdk.txs.signMessage(text)"
        about="The answer arrives when enough owners have signed. With several owners that can take days."
        action="Ask to sign the text"
        run={() => remember(sdk.txs.signMessage(text), 'text')}
        show={show}
      >
        <Field label="Text" value={text} onChange={setText} lines={3} />
      </Call>
      <Call
        title="Sign typed data"
        code="sdk.txs.signTypedMessage(typedData)"
        about="Fields with names and types (EIP-712), which a wallet can show one by one."
        action="Ask to sign the data"
        run={async () => remember(sdk.txs.signTypedMessage(readTypedData(typed)), 'typed')}
        show={show}
      >
        <Field label="Typed data" value={typed} onChange={setTyped} lines={8} isCode />
      </Call>
      <Call
        title="Kind of signature"
        code={`sdk.eth.setSafeSettings([{ offChainSigning: ${place === 'off'} }])`}
        about="An app may require a transaction, for contracts that read signatures on chain. The setting lasts until this page closes."
        action="Set it"
        run={() => sdk.eth.setSafeSettings([{ offChainSigning: place === 'off' }])}
        show={({ offChainSigning }) => <Facts facts={{ Signatures: offChainSigning ? 'off chain' : 'on chain' }} />}
      >
        <Choice
          label="Signatures"
          value={place}
          onChange={setPlace}
          options={[
            ['off', 'Off chain, if possible'],
            ['on', 'On chain'],
          ]}
        />
      </Call>
      <Call
        title="Look up a signature"
        code="sdk.safe.getOffChainSignature(messageHash)"
        about="The signature of a message by its hash, empty while signatures of owners are missing."
        action="Look up the signature"
        run={() => sdk.safe.getOffChainSignature(hash)}
        show={(found) => <Facts facts={{ Signature: found ? <Hex>{found}</Hex> : 'incomplete or unknown' }} />}
      >
        <Field label="Message hash" value={hash} onChange={setHash} isCode />
      </Call>
      <Call
        title="Is it signed?"
        code="sdk.safe.isMessageSigned(message, signature)"
        about="Calls the account's contract (EIP-1271). Without a signature it reads one from the chain."
        action="Ask the contract"
        run={() => sdk.safe.isMessageSigned(kind === 'text' ? text : readTypedData(typed), signature || '0x')}
        show={(isSigned) => <Facts facts={{ 'The contract says': isSigned ? 'signed' : 'not signed' }} />}
      >
        <Choice
          label="Message"
          value={kind}
          onChange={setKind}
          options={[
            ['text', 'The text above'],
            ['typed', 'The typed data above'],
          ]}
        />
        <Field label="Signature, may be empty" value={signature} onChange={setSignature} isCode />
      </Call>
    </Section>
  )
}
