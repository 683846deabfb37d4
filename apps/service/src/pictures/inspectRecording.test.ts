import { expect, test } from 'vitest'
import { inspectRecording } from './inspectRecording.ts'

const bytesOf = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(40)])

test('behavior: videos and sounds are recognized by their bytes', () => {
  for (const [text, type] of [
    ['\0\0\0\x18ftypisom', 'video/mp4'],
    ['\0\0\0\x20ftypM4V ', 'video/mp4'],
    ['\0\0\0\x20ftypM4A ', 'audio/mp4'],
    ['\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', 'video/webm'],
    ['RIFF\0\0\0\0WAVEfmt ', 'audio/wav'],
    ['OggS\0\x02\0\0\0\0\0\0\0\0\0\0\x80theora', 'video/ogg'],
    ['OggS\0\x02\0\0\0\0\0\0\0\0\0\0\x01vorbis', 'audio/ogg'],
    ['fLaC\0\0\0\x22', 'audio/flac'],
    ['ID3\x04\0\0\0\0\0\0', 'audio/mpeg'],
    ['\xff\xfb\x90\x64', 'audio/mpeg'],
  ] as const)
    expect([text, inspectRecording(bytesOf(text))]).toEqual([text, { type }])
})

test('attack: pictures, pages, models, other containers and cut heads are no recordings', () => {
  for (const text of [
    '\0\0\0\x1cftypavif',
    '\0\0\0\x1cftypheic',
    '\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska',
    'RIFF\0\0\0\0WEBPVP8 ',
    'RIFF\0\0\0\0AVI LIST',
    'glTF\x02\0\0\0',
    '<html><script>alert(1)</script></html>',
    '\xff\xff\xff\xff',
    '\xff\xd8\xff\xe0',
  ])
    expect([text, inspectRecording(bytesOf(text))]).toEqual([text, null])
  expect(inspectRecording(Buffer.from('fLaC'))).toBeNull()
})
