import { sourceNotices } from '@/lib/build/licences/source-notices';

const LICENCE = 'MIT License\n\nCopyright (c) 2020 Ann\n\nPermission is hereby granted';

test('finds the notices of code that a package has taken from others', () => {
  const text = [
    '// Based on quickselect',
    '// ISC license, Copyright 2018 Vladimir.',
    'export const a = 1; // a remark',
    '/**',
    ' * Copyright Joyent, Inc.',
    ' *',
    ' * Permission is granted.',
    ' */',
    'export const b = 2;',
  ].join('\n');
  expect(sourceNotices([text, text], LICENCE)).toEqual([
    'Based on quickselect\nISC license, Copyright 2018 Vladimir.',
    'Copyright Joyent, Inc.\n\nPermission is granted.',
  ]);
});

test('omits notices that are in the licence, and other comments', () => {
  const text = '/*! Copyright (c) 2020 Ann */\n// Sorts the list.\nlet copyright = "Copyright 1999 Eve";';
  expect(sourceNotices([text], LICENCE)).toEqual([]);
});
