import type { Module } from '#kernel/modules.ts';

export const servicesModule: Module = { name: 'services', tier: 'free' };
