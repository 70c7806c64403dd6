import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { NewRestaurantForm } from '../../features/admin/new-restaurant-form.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { AdminFrame } from './admin-frame.tsx';
import { say } from '../../translations/say.ts';

export function AdminRestaurantNewPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <AdminFrame title={say('New restaurant')} back={{ to: '/admin/restaurants', label: say('Restaurants and owners') }}>
      <NewRestaurantForm
        onCreated={({ name }) => {
          void queries.resetQueries({ queryKey: ['listOwnedRestaurants'] });
          void queries.invalidateQueries({ queryKey: ['listAdminLog'] });
          void toast(say('{name} is listed', { name }));
          void navigate('/admin/restaurants');
        }}
      />
    </AdminFrame>
  );
}
