import { expect, test } from 'vitest'
import { inspectPicture } from './inspectPicture.ts'
import { isPlainSvg } from './isPlainSvg.ts'
import { pngOf } from '../testing/pngOf.ts'

const svg = (inside: string, head = '') =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`

test('behavior: pictures are recognized by their bytes, with their size', () => {
  expect(inspectPicture(pngOf(40, 30))).toEqual({ type: 'image/png', width: 40, height: 30 })
  expect(inspectPicture(Buffer.from('GIF89a\x10\x00\x20\x00\x00', 'latin1'))).toEqual({
    type: 'image/gif',
    width: 16,
    height: 32,
  })
  const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108006400c803', 'hex')
  expect(inspectPicture(jpeg)).toEqual({ type: 'image/jpeg', width: 200, height: 100 })
  const webp = Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WEBPVP8X', 'latin1'),
    Buffer.alloc(8),
    Buffer.from('0f00001f0000', 'hex'),
  ])
  expect(inspectPicture(webp)).toEqual({ type: 'image/webp', width: 16, height: 32 })
  const avif = Buffer.concat([
    Buffer.from('\0\0\0\x1cftypavif', 'latin1'),
    Buffer.alloc(8),
    Buffer.from('ispe\0\0\0\0\0\0\0\x08\0\0\0\x09', 'latin1'),
  ])
  expect(inspectPicture(avif)).toEqual({ type: 'image/avif', width: 8, height: 9 })
  expect(inspectPicture(Buffer.from(svg('<path d="M0 0h9"/>')))).toMatchObject({ type: 'image/svg+xml' })
})

test('attack: other content, cut headers, and pictures with too many pixels are refused', () => {
  for (const text of [
    '',
    'x',
    '<html><script>alert(1)</script></html>',
    'PK\x03\x04',
    '%PDF-1.7',
    '\x89PNG\r\n\x1a\n',
    'GIF89a',
    'RIFF....WEBPVP8X',
  ])
    expect([text, inspectPicture(Buffer.from(text, 'latin1'))]).toEqual([text, null])
  expect(inspectPicture(pngOf(100_000, 10))).toBeNull()
  expect(inspectPicture(pngOf(0, 10))).toBeNull()
  // A JPEG whose segments never end.
  expect(inspectPicture(Buffer.from('ffd8ffe00002ffe00002ffe00002ffe00002', 'hex'))).toBeNull()
})

test('behavior: an SVG that only draws is accepted', () => {
  for (const text of [
    svg('<path d="M0 0h9"/>'),
    svg(
      '<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use href="#a"/>',
      '<?xml version="1.0"?>\n<!-- drawn -->',
    ),
    svg('<style>.a{fill:red}</style><image href="data:image/png;base64,iVBORw0KGgo="/>'),
  ])
    expect([text, isPlainSvg(text)]).toEqual([text, true])
})

test('attack: an SVG with code, documents, entities or outside addresses is refused', () => {
  for (const text of [
    svg('<script>alert(1)</script>'),
    svg('<SCRIPT href="data:text/javascript,1"/>'),
    svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">1</svg:script>'),
    svg('<rect onload="alert(1)"/>'),
    svg('<rect/onclick=alert(1) />'),
    svg('<foreignObject><iframe src="https://evil.example"/></foreignObject>'),
    svg('<a href="javascript:alert(1)"><rect/></a>'),
    svg('<a xlink:href="&#106;avascript:alert(1)"><rect/></a>'),
    svg('<image href="https://track.example/1.png"/>'),
    svg('<image href="//track.example/1.png"/>'),
    svg('<use href="https://evil.example/x.svg#a"/>'),
    svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'),
    svg('<style>@import "https://evil.example/x.css";</style>'),
    svg('<rect style="fill:url(https://track.example/)"/>'),
    svg('<rect style="fill:u\\72l(https://track.example/)"/>'),
    svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
    svg('', '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">]>'),
    svg('', '<?xml-stylesheet href="https://evil.example/x.css"?>'),
    `<html>${svg('')}</html>`,
  ])
    expect([text, isPlainSvg(text)]).toEqual([text, false])
})

test('attack: a text of a million brackets is refused in less than three seconds', () => {
  const started = performance.now()
  for (const text of ['<!--'.repeat(250_000), `<svg ${'href='.repeat(200_000)}`, `<svg>${'url('.repeat(250_000)}`])
    isPlainSvg(text)
  expect(performance.now() - started).toBeLessThan(3000)
})
