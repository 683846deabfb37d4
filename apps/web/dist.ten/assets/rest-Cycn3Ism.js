import { Z as e } from './later-DLdlgyuL.js'
import { ba as t, xa as n } from './index--te03lJq.js'
var r = n(`hardware-errors`, {
    locked: `The device is locked. Unlock it with its PIN, then try again.`,
    appClosed: `The Ethereum app is not open on the device. Open it there, then try again.`,
    rejected: `You rejected the request on the device. Nothing was sent.`,
    blindSigningOff: `The device refuses to sign hashes. Turn on “Blind signing” in the settings of its Ethereum app, then try again. Compare both hashes before you approve.`,
    refusedData: `The device refuses this data. Update its Ethereum app, or turn on “Blind signing” in its settings, then try again.`,
    notFound: `No device was chosen. Plug it in, unlock it, open its Ethereum app, then try again.`,
    unplugged: `The device was disconnected. Plug it in again and unlock it, then try again.`,
    busy: `The device is busy with another request, or another program uses it. Finish the request there, close Ledger Live, then try again.`,
    noWebhid: `This browser cannot reach USB devices (it has no WebHID). Open this page in Chrome, Edge, Brave or Opera on a computer.`,
    insecure: `Browsers allow USB devices only on https pages or on localhost. Open this page at its https address.`,
    wrongDevice: ({ expected: e, actual: t }) =>
      `This device holds ${t} at that path, but ${e} is connected. Plug in the other device, or connect again.`,
    wrongSigner: ({ expected: e, actual: t }) =>
      `The signature belongs to ${t}, not to ${e}. It was not used. Compare the hashes on another machine before you sign again.`,
    hashDiffers: ({ expected: e, actual: t }) =>
      `Two computations of the hash of this data differ: ${t} and ${e}. Nothing was sent to the device. Report this data.`,
    wrongAnswer: ({ expected: e, actual: t }) =>
      `This code answers request ${t}, but ${e} is open. Scan the open request with the wallet first.`,
    badCode: (e) => `The code could not be read: ${e}. Scan it again.`,
    notImported: (e) => `The scanned accounts do not hold ${e}. Connect the wallet again.`,
    notConfigured: (e) => `${e} is not configured in this deployment.`,
    failed: (e) => `The device answered: ${e}. Try again.`,
    anotherAddress: `another address`,
    unknownAddress: `an unknown address`,
    connectedAddress: `the connected address`,
    oneValue: `one value`,
    anotherValue: `another`,
    unknown: `unknown`,
    anotherRequest: `another one`,
    noWalletCode: `it is not from a wallet`,
    thatPath: `that path`,
    thisDevice: `This device`,
    noReason: `no reason given`,
    orText: ({ signers: e }) => e.join(` or `),
    noPath: (e) => `“${e}” is not a derivation path`,
    anAddressAt: (e) => `an address at ${e}`,
    aConnectedAddress: `a connected address`,
    noPublicKey: (e) => `${e} is not a public key`,
    accountList: `The list of accounts`,
    notAccounts: (e) => `it holds “${e}”, not accounts`,
    noAccounts: `it holds no accounts`,
    anAccount: `An account`,
    privateKey: `it contains a private key. Never show that code`,
    placeOfKey: `The path of a key`,
    pathNotExact: `the path of a key is not exact`,
    publicKey: `A public key`,
    chainCode: `A chain code`,
    missing: (e) => `${e} is missing`,
    wrongLength: (e) => `${e} is missing or has the wrong length`,
    notSignature: (e) => `it holds “${e}”, not a signature`,
    answer: `The answer`,
    requestNumber: `The request’s number`,
    signature: `The signature`,
    holdsBytes: (e) => `it holds ${t(e, { one: `# byte`, other: `# bytes` })}`,
    status: (e) => `status 0x${e}`,
    bytesNotSignature: (e) => `${t(e, { one: `# byte`, other: `# bytes` })} instead of a signature`,
    unreadable: `something that cannot be read`,
    noSignature: `no signature`,
    notLoaded: (e) => `${e} did not load`,
    notTrezorConnect: (e) => `${e} is not Trezor Connect 9`,
  }),
  i = {
    ledgerLive: { pattern: `m/44'/60'/x'/0/0` },
    standard: { pattern: `m/44'/60'/0'/0/x` },
    legacy: { pattern: `m/44'/60'/0'/x` },
  },
  a = (t) => (t === `ledgerLive` ? `Ledger Live` : e[t]),
  o = (e, t) => i[e].pattern.replace(`x`, String(t)),
  s = 2147483648
function c(e) {
  return e
    .replace(/^m\//, ``)
    .split(`/`)
    .map((t) => {
      let [, n, i] = /^(\d{1,10})(')?$/.exec(t) ?? [],
        a = Number(n)
      if (n === void 0 || a >= s) throw Error(r.noPath(e))
      return i === void 0 ? a : a + s
    })
}
var l = { ledger: `Ledger`, keystone: `Keystone`, trezor: `Trezor` }
export { a, o as i, i as n, r as o, c as r, l as t }
//# sourceMappingURL=rest-Cycn3Ism.js.map
