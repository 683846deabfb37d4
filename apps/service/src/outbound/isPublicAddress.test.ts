import { expect, test } from 'vitest'
import { isPublicAddress } from './isPublicAddress.ts'

test('behavior: addresses of the internet are public', () => {
  for (const address of ['1.1.1.1', '172.32.0.1', '193.0.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])
    expect(isPublicAddress(address), address).toBe(true)
})

test('error: this machine, private networks, metadata services and ranges that hide them are not public', () => {
  const closed = ['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0']
  const others = ['255.255.255.255', '::1', '::', '::ffff:10.0.0.1', '::ffff:7f00:1', '::7f00:1', '64:ff9b::a00:1']
  const more = ['fe80::1', 'fd00:ec2::254', 'ff02::1', '2002:7f00:1::', 'localhost', '']
  for (const address of [...closed, ...others, ...more]) expect(isPublicAddress(address), address).toBe(false)
})
