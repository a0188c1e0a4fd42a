import { Switch } from '#ui/checkbox.tsx';
import { Section } from '#ui/page-header.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { ADDRESS, layersFrom, layersOff } from './address.client.ts';
import { LAYERS } from './layers.ts';
import { LAYER_WORDS } from './words.ts';

/** The three layers of the forecast, each of which can be switched off. */
export function LayersPanel() {
  const [{ off }, setAddress] = useUrlState(ADDRESS);
  const on = layersFrom(off);
  return (
    <Section title={LAYER_WORDS.title}>
      <div className="flex flex-col gap-4">
        {LAYERS.map((layer) => (
          <Switch
            key={layer}
            label={LAYER_WORDS.names[layer]}
            hint={LAYER_WORDS.layerNote[layer]}
            checked={on.includes(layer)}
            onSwitch={(isOn) =>
              setAddress(
                { off: layersOff(isOn ? [...on, layer] : on.filter((one) => one !== layer)) },
                { replace: true },
              )
            }
          />
        ))}
      </div>
    </Section>
  );
}
