import { Call } from '../parts/Call.tsx'
import { Facts, Hex } from '../parts/Facts.tsx'
import { Section } from '../parts/Section.tsx'
import { sdk } from '../wallet/wallet.ts'

type Permissions = Awaited<ReturnType<typeof sdk.wallet.getPermissions>>

const showPermissions = (permissions: Permissions) => (
  <Facts
    facts={{ 'This app may': permissions.map(({ parentCapability }) => parentCapability).join(', ') || 'nothing more' }}
  />
)

export const PeopleSection = () => (
  <Section
    id="people"
    title="People"
    about="The address book stays in the wallet until its owner shares names with this app."
  >
    <Call
      title="Permissions of this app"
      code="sdk.wallet.getPermissions()"
      about="The owner has granted these permissions and can revoke them in the wallet's settings."
      action="Get permissions"
      run={() => sdk.wallet.getPermissions()}
      show={showPermissions}
    />
    <Call
      title="Request a permission"
      code="sdk.wallet.requestPermissions([{ requestAddressBook: {} }])"
      about="The wallet asks its owner. This is the only permission."
      action="Request the address book"
      run={() => sdk.wallet.requestPermissions([{ requestAddressBook: {} }])}
      show={showPermissions}
    />
    <Call
      title="The address book"
      code="sdk.safe.requestAddressBook()"
      about="The contacts that the owner shares. Without the permission, the wallet requests it first."
      action="Get the address book"
      run={() => sdk.safe.requestAddressBook()}
      show={(contacts) =>
        contacts.length === 0 ? (
          <p>No contact was shared.</p>
        ) : (
          <Facts
            facts={Object.fromEntries(contacts.map(({ name, address }) => [name, <Hex key={address}>{address}</Hex>]))}
          />
        )
      }
    />
  </Section>
)
