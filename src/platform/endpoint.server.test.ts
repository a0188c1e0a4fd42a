import { describe, expect, test } from 'vitest';
import { endpointOf } from './endpoint.server.ts';

describe('an address', () => {
  test.each([
    ['https://hooks.example.com', 'https://hooks.example.com/'],
    [' https://hooks.example.com/in?k=1 ', 'https://hooks.example.com/in?k=1'],
    ['https://HOOKS.example.com:8443/a', 'https://hooks.example.com:8443/a'],
    ['https://bücher.example.com/', 'https://xn--bcher-kva.example.com/'],
  ])('%s is called as %s', (text, url) => {
    expect(endpointOf(text, [])).toBe(url);
  });

  test.each([
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'javascript:alert(1)',
    'hooks.example.com',
    'https://user@hooks.example.com/',
    'https://user:pass@hooks.example.com/',
    'https://hooks.example.com/#part',
    'https://hooks.example.com:22/',
    'https://hooks.example.com:25/',
    'https://localhost/',
    'https://printer/',
    'https://printer.local/',
    'https://db.internal/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f.0.0.1/',
    'https://2130706433/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://hooks.example.com./',
    'https://example..com/',
    '',
  ])('%s is not called', (text) => {
    expect(endpointOf(text, [])).toBeNull();
  });

  test('of an origin that the operator named may be inside, and without TLS', () => {
    expect(endpointOf('http://127.0.0.1:9000/in', ['http://127.0.0.1:9000'])).toBe('http://127.0.0.1:9000/in');
    expect(endpointOf('http://127.0.0.1:9001/in', ['http://127.0.0.1:9000'])).toBeNull();
    expect(endpointOf('http://127.0.0.1:9000@evil.example/', ['http://127.0.0.1:9000'])).toBeNull();
  });
});
