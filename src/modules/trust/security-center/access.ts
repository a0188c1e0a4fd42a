import type { Module } from '#kernel/modules.ts';

export const securityModule: Module = { name: 'security', tier: 'business' };
